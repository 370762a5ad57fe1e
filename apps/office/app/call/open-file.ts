interface ShopFile {
  type: string;
  /** In base64. */
  data: string;
}

const MINUTE_MS = 60_000;

/** Opens a file of the shop in a new tab. */
export const openFile = (file: ShopFile): void => follow(file, { target: "_blank", rel: "noopener" });

/** Makes the browser save a file of the shop under its name. */
export const saveFile = (file: ShopFile & { name: string }): void => follow(file, { download: file.name });

/** Opens a document of the shop by its link in a new tab. */
export const openLink = ({ url }: { url: string }): void => {
  const link = document.createElement("a");
  Object.assign(link, { href: url, target: "_blank", rel: "noopener" });
  link.click();
};

function follow({ type, data }: ShopFile, how: Partial<HTMLAnchorElement>): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, ...how });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
