import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { inject } from "vitest";
import { folderIn } from "./scratch-folder.ts";

export interface TemplateCopy {
  /** The embedded database's folder, or an empty folder if a server is used. */
  dataDir: string;
  url: string | undefined;
  remove(): Promise<void>;
}

/** Creates a separate database with the demo: a fast copy of a folder or of a database on the server. */
export async function copyTemplate(): Promise<TemplateCopy> {
  const { directory, scratch, url } = inject("template");
  const dataDir = folderIn(scratch);
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  if (url) {
    const copy = await copyOnServer(url);
    return { dataDir, url: copy.url, remove: () => copy.remove().finally(forget) };
  }
  cpSync(directory, dataDir, { recursive: true });
  return { dataDir, url: undefined, remove: async () => forget() };
}

/** Creates a separate, empty database without a schema. */
export async function blankDatabase(): Promise<TemplateCopy> {
  const { scratch, url } = inject("template");
  const dataDir = folderIn(scratch);
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  if (!url) return { dataDir, url: undefined, remove: async () => forget() };
  const blank = await copyOnServer(url, "template0");
  return { dataDir, url: blank.url, remove: () => blank.remove().finally(forget) };
}

async function copyOnServer(template: string, from = "azulejo_template"): Promise<{ url: string; remove(): Promise<void> }> {
  const { Client } = await import("pg");
  const name = `azulejo_${randomBytes(6).toString("hex")}`;
  const at = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href;
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: at("postgres") });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template ${from}`);
  return { url: at(name), remove: () => admin(`drop database ${name} with (force)`) };
}
