import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentTypes, kindOfName } from "./file-kind.ts";
import { sendFile } from "./send-file.ts";

const DAY = "public, max-age=86400";
/** Browsers draw a PDF with styles and scripts of their own, which a stricter policy would stop. */
const PAPER_POLICY = { "content-security-policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'none'" };

/** Serves the files of one folder by name; names not listed in the folder never reach the file system. */
export function createFolderFiles(folder: string): (name: string, request: Request) => Promise<Response | null> {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return async (name, request) => {
    const kind = names.has(name) ? kindOfName(name) : null;
    const headers = { "content-type": contentTypes[kind ?? "pdf"], "cache-control": DAY, ...(kind === "pdf" && PAPER_POLICY) };
    return kind && sendFile(join(folder, name), request, headers);
  };
}
