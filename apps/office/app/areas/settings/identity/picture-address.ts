const types: Record<string, string> = { svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", webp: "image/webp" };

/** Returns an address that shows a picture from the settings; an SVG shown as an image can't run scripts. Null if it doesn't exist. */
export function pictureAddress(name: string, pictures: Record<string, string>): string | null {
  const bytes = pictures[name];
  const type = types[name.split(".").at(-1)?.toLowerCase() ?? ""];
  return bytes !== undefined && type ? `data:${type};base64,${bytes}` : null;
}
