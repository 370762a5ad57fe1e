import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerLog } from "../log.ts";

/** Pages that are open for longer reload when a file is missing. */
const KEPT_MS = 14 * 24 * 3_600_000;

const folder = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Returns the folders of this release's built files, and of those of other releases. */
export const buildsOf = (dataDir: string) => ({
  web: { own: folder("../../../web/build/client/assets"), shared: `${dataDir}/builds/web` },
  office: { own: folder("../../../office/build/assets"), shared: `${dataDir}/builds/office` },
});

/** Shares all builds. Errors are only logged, because the shop works without it. */
export function shareBuilds(dataDir: string, log: ServerLog): void {
  for (const { own, shared } of Object.values(buildsOf(dataDir)))
    void shareBuiltFiles(own, shared).catch((error) => log.warn({ err: error }, "built files can't be shared with other releases"));
}

/**
 * Copies this release's built files to where processes of other releases find them, and removes those that no release has used for two
 * weeks. So browsers can continue with pages of the previous release, and machines that aren't upgraded yet have the files of new pages.
 * @param build a folder of files named by content; nothing is done if it is missing
 * @param shared a folder in the data directory
 */
export async function shareBuiltFiles(build: string, shared: string, now = new Date()): Promise<void> {
  const built = await readdir(build).catch(() => []);
  if (built.length === 0) return;
  await mkdir(shared, { recursive: true });
  const there = new Set(await readdir(shared));
  for (const name of built) {
    if (!there.has(name)) await place(join(build, name), join(shared, name));
    await utimes(join(shared, name), now, now);
    there.delete(name);
  }
  for (const name of there) {
    const path = join(shared, name);
    // Another process may have removed it.
    const used = await stat(path).catch(() => null);
    if (used && now.getTime() - used.mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}

/** Renames the complete file, so that no reader gets an incomplete one. */
async function place(file: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`;
  await link(file, unfinished).catch(() => copyFile(file, unfinished));
  await rename(unfinished, target);
}
