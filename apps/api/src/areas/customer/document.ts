import sharp from "sharp";
import { MOST_PIXELS } from "./avatar.ts";
import { isPdf, pictureKind } from "./picture-kind.rules.ts";

/** A document as it is kept: its type is what its bytes say. */
export interface Document {
  name: string;
  type: "application/pdf" | `image/${"jpeg" | "png" | "webp"}`;
  data: Uint8Array;
}

/** Null for what is neither a PDF nor a picture that can be read to its end. */
export async function readDocument(name: string, bytes: Uint8Array): Promise<Document | null> {
  const plain = plainName(name);
  if (isPdf(bytes)) return { name: plain, type: "application/pdf", data: bytes };
  const kind = pictureKind(bytes);
  if (!kind || kind === "avif" || !(await isReadable(bytes))) return null;
  return { name: plain, type: `image/${kind}`, data: bytes };
}

const isReadable = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .stats()
    .then(
      () => true,
      () => false,
    );

/** The name of a file without folders, and without what no file system or header takes. */
const plainName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? "").replace(/[\p{C}"<>|?*:;]/gu, "").trim() || "document";
