/** Returns the file's type by its first bytes, ignoring its declared type. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif";
export type FileKind = PictureKind | "svg" | "pdf" | "mp4" | "vtt";

export const contentTypes: Record<FileKind, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  mp4: "video/mp4",
  vtt: "text/vtt; charset=utf-8",
};

const endings: Record<string, FileKind> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", avif: "avif", gif: "gif" };
for (const kind of ["svg", "pdf", "mp4", "vtt"] as const) endings[kind] = kind;

/** Returns the file kind of a file name's extension, or null if that kind isn't accepted. */
export const kindOfName = (name: string): FileKind | null => {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") && Object.hasOwn(endings, ending) ? (endings[ending] ?? null) : null;
};

/** Raster pictures; only these are decoded. */
export const isPicture = (kind: FileKind): kind is PictureKind => ["jpeg", "png", "webp", "avif", "gif"].includes(kind);

/** Returns null for any other bytes. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const latin = head.toString("latin1", 0, 16);
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return "jpeg";
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(latin)) return "gif";
  if (latin.startsWith("%PDF-")) return "pdf";
  if (latin.slice(4, 8) === "ftyp") return kindOfBox(head);
  return kindOfText(head.toString("utf8"));
}

/** AVIF and MP4 share a container format and differ in their brands. */
function kindOfBox(head: Buffer): FileKind | null {
  const length = Math.min(head.readUInt32BE(0), 256);
  const brands = head.toString("latin1", 8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(brand)) ? "mp4" : null;
}

const prologue = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*/i;

function kindOfText(text: string): FileKind | null {
  if (/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return "vtt";
  return /^<svg[\s>]/i.test(text.replace(prologue, "")) ? "svg" : null;
}
