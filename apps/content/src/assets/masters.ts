import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kindOfName } from "./file-kind.ts";
import type { Stored } from "./stored.ts";

/** Reads the demo's pictures. Only files in the manifest can be requested; addresses never become paths. */
export function readMasters(directory: string): Map<string, Stored> {
  const entries = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8")) as {
    file: string;
    hash: string;
    width: number;
    height: number;
    thumb?: string;
  }[];
  return new Map(
    entries.map(({ file, hash, width, height, thumb }) => {
      const key = `${hash}/${file.slice(file.lastIndexOf("/") + 1)}`;
      const path = join(directory, file);
      return [key, { open: async () => path, kind: kindOfName(file) ?? "webp", width, height, key, ...(thumb && { thumb }) }];
    }),
  );
}
