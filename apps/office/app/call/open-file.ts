interface ShopFile {
  type: string;
  /** In base64. */
  data: string;
}

const MINUTE_MS = 60_000;

/** Opens a file of the shop in a new tab. */
export function openFile({ type, data }: ShopFile): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, target: "_blank", rel: "noopener" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
