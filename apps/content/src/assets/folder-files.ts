import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentTypes, kindOfName } from "./file-kind.ts";
import { sendFile } from "./send-file.ts";

const DAY = "public, max-age=86400";

/** Serves the files of one folder by name; names not listed in the folder never reach the file system. */
export function createFolderFiles(folder: string): (name: string, request: Request) => Promise<Response | null> {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return async (name, request) => {
    const kind = names.has(name) ? kindOfName(name) : null;
    return kind && sendFile(join(folder, name), request, { "content-type": contentTypes[kind], "cache-control": DAY });
  };
}
