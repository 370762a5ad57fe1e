interface ShopFile {
  /** Saved under this name, where it is given; else opened in a new tab. */
  name?: string;
  type: string;
  /** In base64. */
  data: string;
}

const MINUTE_MS = 60_000;

/** Opens a file of the shop in a new tab, or saves it. */
export function openFile({ name, type, data }: ShopFile): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type }));
  const link = document.createElement("a");
  Object.assign(link, {
    href: address,
    ...(name === undefined || type === "application/pdf" ? { target: "_blank", rel: "noopener" } : { download: name }),
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
