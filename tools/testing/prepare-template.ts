import { join } from "node:path";
import { createContent } from "@azulejo/content";
import { migrate, openDatabase } from "@azulejo/database";
import { loadContent } from "@azulejo/seed/load-content.ts";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import type { TestProject } from "vitest/node";
import { createScratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: { directory: string; scratch: string; url: string | null };
  }
}

/** Migrates a database and fills it with the demo once; every test file starts from a copy of it. */
export default async function prepareTemplate(project: TestProject) {
  const { folder: scratch, remove } = createScratchFolder();
  const directory = join(scratch, "template");
  const server = process.env.DATABASE_URL;
  const url = server ? await createServerTemplate(server) : null;
  const database = await openDatabase({ url: url ?? undefined, dataDir: directory });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  const content = await createContent({
    database,
    publicUrl: "http://localhost:3000",
    log: { info() {}, error() {} },
    now: () => new Date(),
    onChanges() {},
  });
  await loadContent({ fetch: content.fetch, tell() {} });
  await content.close();
  await database.close();
  project.provide("template", { directory, scratch, url });
  return remove;
}

async function createServerTemplate(server: string): Promise<string> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query("drop database if exists azulejo_template");
  await client.query("create database azulejo_template");
  await client.end();
  const url = new URL(server);
  url.pathname = "/azulejo_template";
  return url.href;
}
