import { isPdf, pictureKind } from "../../../domain/pictures/picture-kind.ts";
import { MAX_PIXELS } from "../avatar/avatar.ts";

/** A document as stored, with the type detected from its bytes. */
export interface Document {
  name: string;
  type: "application/pdf" | `image/${"jpeg" | "png" | "webp"}`;
  data: Uint8Array;
}

/** Returns null for anything but a PDF or a fully readable picture. */
export async function readDocument(name: string, bytes: Uint8Array): Promise<Document | null> {
  const plain = plainName(name);
  if (isPdf(bytes)) return { name: plain, type: "application/pdf", data: bytes };
  const kind = pictureKind(bytes);
  if (!kind || kind === "avif" || !(await isReadable(bytes))) return null;
  return { name: plain, type: `image/${kind}`, data: bytes };
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Returns a file name without folders and without characters that file systems or headers refuse. */
const plainName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? "").replace(/[\p{C}"<>|?*:;]/gu, "").trim() || "document";
