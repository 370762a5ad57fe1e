import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentTypes, kindOfName } from "./file-kind.ts";
import { sendFile } from "./send-file.ts";

const DAY = "public, max-age=86400";
/** Browsers display a PDF with their own styles and scripts, which a stricter policy would block. */
const PAPER_POLICY = { "content-security-policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'none'" };

/** Serves the files of a folder by name. Only names listed in the folder reach the file system. */
export function createFolderFiles(folder: string): (name: string, request: Request) => Promise<Response | null> {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return async (name, request) => {
    const kind = names.has(name) ? kindOfName(name) : null;
    const headers = { "content-type": contentTypes[kind ?? "pdf"], "cache-control": DAY, ...(kind === "pdf" && PAPER_POLICY) };
    return kind && sendFile(join(folder, name), request, headers);
  };
}
