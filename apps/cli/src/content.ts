import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compareStories } from "@azulejo/content/files/compare-stories.ts";
import { type ManagementClient, openManagementClient } from "@azulejo/content/files/management-client.ts";
import { pushComponents } from "@azulejo/content/files/push-components.ts";
import { pushEntries } from "@azulejo/content/files/push-entries.ts";
import { pushStories } from "@azulejo/content/files/push-stories.ts";
import { type ReadStories, readStories } from "@azulejo/content/files/read-folder.ts";
import { readRedirects } from "@azulejo/content/files/read-redirects.ts";
import { readSearchWords, type SearchWordRows } from "@azulejo/content/files/read-search-words.ts";
import { pullStories } from "@azulejo/content/files/write-folder.ts";
import { demoComponents, demoStorySpace } from "@azulejo/seed/load-content.ts";
import { runCommand, tell } from "./environment.ts";

const usage = `npm run content -- COMMAND [options]

Stories as files, both languages in one (seed/content/README.md says how), against a content system that is running.

  push              uploads components and stories; skips those that are unchanged
  publish [PATH…]   publishes saved drafts at or below these paths
  pull [PATH…]      writes stories into files
  diff              prints the differences between the files and the shop
  redirects FILE    imports redirects from CSV: from,to,status
  words LANG FILE   adds search synonyms, one line each: typed: finds, also finds

  --dir FOLDER      folder of the stories; seed/content/stories by default
  --draft           push without publishing

The content system: CONTENT_MANAGEMENT_URL (http://localhost:$PORT/content/v1), CONTENT_SPACE_ID, CONTENT_MANAGEMENT_TOKEN.
It exits with 0 when everything went in, 2 when something was refused, 1 when it could not run.`;

const options = {
  dir: { type: "string", default: "seed/content/stories" },
  draft: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

interface Run {
  client: ManagementClient;
  folder: string;
  publish: boolean;
  rest: string[];
}

const commands: Record<string, (run: Run) => Promise<number>> = { push, publish, pull, diff, redirects, words };

/** `npm run content`. @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    tell(usage);
    return values.help ? 0 : 1;
  }
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.dir);
  return command({ client: openClient(), folder, publish: !values.draft, rest });
}

const openClient = (): ManagementClient =>
  openManagementClient({
    endpoint: (process.env.CONTENT_MANAGEMENT_URL ?? `http://localhost:${process.env.PORT ?? 3000}/content/v1`).replace(/\/$/, ""),
    spaceId: process.env.CONTENT_SPACE_ID ?? "1001",
    token: process.env.CONTENT_MANAGEMENT_TOKEN ?? "demo-management",
  });

async function readFiles({ folder, client }: Run): Promise<ReadStories> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const known = new Set((await client.stories()).filter((one) => !one.is_folder).map((one) => one.full_slug.replace(/\/+$/, "")));
  const read = await readStories(folder, demoStorySpace(), known);
  for (const { file, line, reason } of read.faults) tell(`${join(folder, file)}:${line}: ${reason}`);
  return read;
}

async function push(run: Run): Promise<number> {
  const { client, publish: isPublic } = run;
  for (const name of await pushComponents(demoComponents, client)) tell(`component ${name}`);
  const { stories, faults } = await readFiles(run);
  let done = 0;
  const result = await pushStories(stories, {
    client,
    publish: isPublic,
    tell(outcome, slug, reason) {
      done += 1;
      if (outcome !== "unchanged") tell(`${done}/${stories.length} ${outcome} ${slug}${reason ? `: ${reason}` : ""}`);
    },
  });
  tell(`${result.created} created, ${result.updated} updated, ${result.unchanged} unchanged, ${result.refused + faults.length} refused`);
  return result.refused + faults.length > 0 ? 2 : 0;
}

const isAt = (slug: string, paths: string[]): boolean =>
  paths.length === 0 || paths.some((path) => `${slug.replace(/\/+$/, "")}/`.startsWith(`${path.replace(/^\/+|\/+$/g, "")}/`));

async function publish({ client, rest }: Run): Promise<number> {
  const waiting = (await client.stories()).filter(
    (one) => !one.is_folder && (!one.published || one.unpublished_changes) && isAt(one.full_slug, rest),
  );
  let refused = 0;
  for (const story of waiting) {
    try {
      await client.publishStory(story.id);
      tell(`published ${story.full_slug}`);
    } catch (error) {
      refused += 1;
      tell(`refused ${story.full_slug}: ${(error as Error).message}`);
    }
  }
  tell(`${waiting.length - refused} published, ${refused} refused`);
  return refused > 0 ? 2 : 0;
}

async function pull({ client, folder, rest }: Run): Promise<number> {
  const space = demoStorySpace();
  const result = await pullStories({
    client,
    folder,
    space: { ...space, hasStory: () => true },
    only: rest.map((path) => path.replace(/^\/+|\/+$/g, "")),
    tell: (outcome, file) => outcome === "written" && tell(`written ${file}`),
  });
  tell(`${result.written} written, ${result.unchanged} unchanged`);
  return 0;
}

async function diff(run: Run): Promise<number> {
  const { stories, faults } = await readFiles(run);
  const listed = new Map(
    (await run.client.stories()).filter((one) => !one.is_folder).map((one) => [one.full_slug.replace(/\/+$/, ""), one]),
  );
  let different = 0;
  for (const story of stories) {
    const there = listed.get(story.fullSlug);
    listed.delete(story.fullSlug);
    const differences = there ? compareStories(story, await run.client.story(there.id)) : null;
    if (differences?.length === 0) continue;
    different += 1;
    tell(differences ? `~ ${story.fullSlug}` : `+ ${story.fullSlug} (only in the files)`);
    for (const { field, stored, written } of differences ?? []) tell(`    ${field}\n      - ${shown(stored)}\n      + ${shown(written)}`);
  }
  for (const slug of listed.keys()) tell(`- ${slug} (only in the content system)`);
  tell(`${different} of ${stories.length} stories differ, ${listed.size} are only in the content system`);
  return faults.length > 0 ? 2 : 0;
}

const shown = (value: unknown): string => (value === undefined ? "(nothing)" : JSON.stringify(value).slice(0, 160));

async function redirects({ client, rest }: Run): Promise<number> {
  const [file] = rest;
  if (!file) throw new Error(usage);
  return pushRows("redirects", file, readRedirects(readGiven(file)), client);
}

/** The supplier's own search synonyms, in addition to the trade's. */
async function words({ client, rest }: Run): Promise<number> {
  const [language, file] = rest;
  if (!language || !/^[a-z]{2}$/.test(language) || !file) throw new Error(usage);
  return pushRows(`search-words-${language}`, file, readSearchWords(readGiven(file)), client);
}

const readGiven = (file: string): string => readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), "utf8");

async function pushRows(datasource: string, file: string, { entries, faults }: SearchWordRows, client: ManagementClient): Promise<number> {
  for (const { line, reason } of faults) tell(`${file}:${line}: ${reason}`);
  const { created, updated, unchanged } = await pushEntries(datasource, entries, client);
  tell(`${created} created, ${updated} updated, ${unchanged} unchanged, ${faults.length} refused`);
  return faults.length > 0 ? 2 : 0;
}

runCommand(main);
