import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAssets, createFolderStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import { createPictureReader } from "@azulejo/server/content/picture-reader.ts";

const seed = (folder: string): string => fileURLToPath(new URL(`../../seed/${folder}/`, import.meta.url));

/** Returns the shop's file and picture storage for tests; nothing is created before it is first used. */
export function openShopFiles(database: Database, publicUrl: string) {
  const folder = join(tmpdir(), `azulejo-files-${randomUUID()}`);
  const uploads = createFolderStore(join(folder, "assets"));
  let assets: ReturnType<typeof createAssets> | undefined;
  const open = () =>
    (assets ??= createAssets({
      masters: seed("pictures"),
      documents: seed("documents/files"),
      films: seed("films/files"),
      variants: join(folder, "variants"),
      uploads: { database, files: uploads },
    }));
  return {
    uploads,
    readPicture: createPictureReader(publicUrl, { fetch: (request) => open().fetch(request) }),
    async close() {
      await assets?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
