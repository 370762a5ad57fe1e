import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readStories } from "@azulejo/content/files/read-folder.ts";
import type { Query } from "@azulejo/database";
import { pictureAddress, readJson, readManifest } from "./demo-records.ts";
import { demoStorySpace } from "./load-content.ts";
import { DEMO_SPACE } from "./load-storefront.ts";

const stories = fileURLToPath(new URL("./content/stories/", import.meta.url));
const pictures = fileURLToPath(new URL("./pictures/", import.meta.url));
const ALT_ES = "alt__i18n__es";

interface Described {
  en: string;
  es: string;
}

/** Registers the pictures of the demo's stories and gallery as files of its content space, in folders and with descriptions. */
export async function loadAssets(query: Query): Promise<void> {
  const [inStories, inGallery] = [await describedInStories(), describedInGallery()];
  const folders = { pages: await insertFolder(query, "Pages"), gallery: await insertFolder(query, "Gallery") };
  const rows = readManifest().flatMap((entry) => {
    const address = pictureAddress(entry);
    const alt = inStories.get(address) ?? inGallery.get(address);
    const name = entry.file.slice(entry.file.lastIndexOf("/") + 1);
    return alt
      ? [
          {
            ...{ spaceId: DEMO_SPACE, filename: address, name, hash: entry.hash, contentType: "image/webp" },
            ...{ contentLength: statSync(pictures + entry.file).size, width: entry.width, height: entry.height, color: entry.color },
            ...{ alt: alt.en, metaData: JSON.stringify({ [ALT_ES]: alt.es }) },
            assetFolderId: inStories.has(address) ? folders.pages : folders.gallery,
          },
        ]
      : [];
  });
  if (rows.length > 0) await query.insertInto("content.asset").values(rows).execute();
}

async function insertFolder(query: Query, name: string): Promise<number> {
  const now = new Date();
  const { id } = await query
    .insertInto("content.editorRecord")
    .values({
      spaceId: DEMO_SPACE,
      kind: "asset_folder",
      fields: JSON.stringify({ name, parent_id: null }),
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns, for each picture, the first description found in the stories. */
async function describedInStories(): Promise<Map<string, Described>> {
  const found = new Map<string, Described>();
  const read = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const address = (part as { filename?: unknown } | null)?.filename;
      if (typeof address !== "string") read(part);
      else if (!name.includes("__i18n__") && !found.has(address)) {
        const spanish = (value as Record<string, { alt?: string } | undefined>)[`${name}__i18n__es`];
        found.set(address, { en: (part as { alt?: string }).alt ?? "", es: spanish?.alt ?? "" });
      }
    }
  };
  for (const { content } of (await readStories(stories, demoStorySpace())).stories) read(content);
  return found;
}

function describedInGallery(): Map<string, Described> {
  const texts = new Map(
    readJson<{ code: string; texts: Record<"en" | "es", { alt: string }> }[]>("./gallery/scenes.json").map((one) => [one.code, one.texts]),
  );
  return new Map(
    readManifest().flatMap((entry) => {
      const of = entry.kind === "scene" ? texts.get(entry.code ?? "") : undefined;
      return of ? [[pictureAddress(entry), { en: of.en.alt, es: of.es.alt }] as const] : [];
    }),
  );
}
