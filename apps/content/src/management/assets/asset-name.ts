import { kindOfName } from "../../assets/file-kind.ts";
import { unprocessable } from "../../http/failure.ts";

const LONGEST = 80;

/**
 * Returns a file's name for its address, without folders.
 * @throws 422 for an unsupported extension
 */
export function cleanName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? "";
  const kind = kindOfName(last);
  if (!kind) throw unprocessable("filename: must end in jpg, jpeg, png, webp, avif, gif, svg, pdf, mp4 or vtt");
  const dot = last.lastIndexOf(".");
  const stem = last
    .slice(0, dot)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, LONGEST)
    .replace(/-+$/, "");
  return `${stem || "file"}.${last.slice(dot + 1).toLowerCase()}`;
}
