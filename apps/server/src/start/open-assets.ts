import { fileURLToPath } from "node:url";
import { type Assets, createAssets, type FileStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import { LAID_WIDTHS } from "@azulejo/web/app/media/laid-address.ts";
import { WIDTHS, ZOOM_WIDTHS } from "@azulejo/web/app/media/picture-rules.ts";
import type { Config } from "../config/config.ts";

const seedFolder = (path: string): string => fileURLToPath(new URL(`../../../../seed/${path}`, import.meta.url));

/** Serves pictures, documents and films, both the demo's and uploads to the built-in content system. */
export const openAssets = (config: Config, database: Database, files: FileStore): Assets =>
  createAssets({
    masters: seedFolder("pictures/"),
    documents: seedFolder("documents/files/"),
    films: seedFolder("films/files/"),
    variants: `${config.database.dataDir}/variants`,
    variantBytes: config.variantBytes,
    ownWidths: [...new Set([...WIDTHS, ...LAID_WIDTHS, ...ZOOM_WIDTHS])],
    ...(!config.content.apiUrl && { uploads: { database, files } }),
  });
