import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { pushComponents } from "@azulejo/content/files/push-components.ts";
import { pushEntries } from "@azulejo/content/files/push-entries.ts";
import { pushStories } from "@azulejo/content/files/push-stories.ts";
import { readStories } from "@azulejo/content/files/read-folder.ts";
import { readRedirects } from "@azulejo/content/files/read-redirects.ts";
import type { StorySpace } from "@azulejo/content/files/story-file.ts";
import { componentOf, components } from "@azulejo/contract/content/index.ts";
import { LAST } from "./content-filled.ts";
import { DEMO_SPACE } from "./load-storefront.ts";
import { Manifest } from "./pictures/manifest.ts";

const folder = fileURLToPath(new URL("./content/stories/", import.meta.url));
const MANAGEMENT_TOKEN = "demo-management";

interface Options {
  /** The content system's fetch handler. */
  fetch(request: Request): Promise<Response>;
  tell(message: string): void;
}

interface Space {
  id: number;
  /** The token for its management API. */
  token: string;
}

/**
 * Writes the demo's components, stories and redirects to its content space through the management API; skips a space that is already
 * filled.
 */
export async function loadContent({ fetch, tell }: Options): Promise<void> {
  const space = { id: DEMO_SPACE, token: MANAGEMENT_TOKEN };
  const client = clientOf(space, fetch);
  if ((await client.datasources()).some((one) => one.slug === LAST)) return;
  tell("bringing the demo's stories into the content system");
  const result = await pushFolder({ folder, space, fetch, tell });
  await pushEntries(LAST, readRedirects(readFileSync(new URL("./content/redirects.csv", import.meta.url), "utf8")).entries, client);
  tell(`${result.created + result.updated + result.unchanged} stories`);
}

const clientOf = ({ id, token }: Space, fetch: Options["fetch"]) =>
  openManagementClient({ endpoint: "http://content.internal/content/v1", spaceId: String(id), token, fetch });

/** Writes the components, and the stories of a folder, to a space. */
export async function pushFolder({ folder: path, space, fetch, tell }: Options & { folder: string; space: Space }) {
  const client = clientOf(space, fetch);
  await pushComponents(demoComponents, client);
  const { stories, faults } = await readStories(path, demoStorySpace());
  for (const { file, line, reason } of faults) tell(`${file}:${line} ${reason}`);
  return pushStories(stories, {
    client,
    publish: true,
    tell: (outcome, slug, reason) => outcome === "refused" && tell(`${slug}: ${reason}`),
  });
}

export const demoComponents = Object.values(components).map(componentOf);

/** Returns the records that reading the demo's story files depends on: the storefront's components and the demo's pictures. */
export function demoStorySpace(): Omit<StorySpace, "hasStory"> & { pictureName(filename: string): string | null } {
  const path = fileURLToPath(new URL("./pictures/manifest.json", import.meta.url));
  // For a single object, a story shows the object itself and not the swatch of its color, which has the same name.
  const pictures = existsSync(path) ? new Manifest(path).all().filter(({ file }) => !file.startsWith("swatches/")) : [];
  const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);
  const addresses = new Map(
    pictures.map(({ file, hash, width, height }) => [
      nameOf(file).replace(/\.[a-z]+$/, ""),
      `/assets/f/${DEMO_SPACE}/${width}x${height}/${hash}/${nameOf(file)}`,
    ]),
  );
  // The mean color of a cut-out object would show around it, so objects have none.
  const colors = new Map(
    pictures.map(({ file, kind, color }) => [nameOf(file).replace(/\.[a-z]+$/, ""), kind === "object" ? null : color]),
  );
  return {
    components: new Map(demoComponents.map((one) => [one.name, one])),
    languages: ["en", "es"],
    pictureAddress: (file) => addresses.get(file) ?? null,
    pictureColor: (file) => colors.get(file) ?? null,
    pictureName: (filename) =>
      addresses.get(nameOf(filename).replace(/\.[a-z]+$/, "")) === filename.replace(/^https?:\/\/[^/]+/, "")
        ? nameOf(filename).replace(/\.[a-z]+$/, "")
        : null,
  };
}
