import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { Client } from "pg";
import { inject } from "vitest";
import { folderIn } from "./scratch-folder.ts";

export interface TemplateCopy {
  /** An empty folder, for what a shop keeps in files. */
  dataDir: string;
  /** The database's address. */
  url: string;
  /** The server's own address where `url` is a pooler's. */
  directUrl: string | undefined;
  /** The same for a process of its own. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** Creates a separate database with the demo. */
export const copyTemplate = (): Promise<TemplateCopy> => createCopy(inject("template").database);

/** Creates a separate, empty database without a schema. */
export const blankDatabase = (): Promise<TemplateCopy> => createCopy("template0");

async function createCopy(template: string): Promise<TemplateCopy> {
  const { scratch, server, pooler } = inject("template");
  const dataDir = folderIn(scratch);
  const name = `azulejo_${randomBytes(6).toString("hex")}`;
  // Copies files instead of writing each page to the log.
  await atServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseAt(pooler ?? server, name);
  const directUrl = pooler ? databaseAt(server, name) : undefined;
  return {
    dataDir,
    url,
    directUrl,
    environment: { DATA_DIR: dataDir, DATABASE_URL: url, ...(directUrl && { DATABASE_DIRECT_URL: directUrl }) },
    async remove() {
      await atServer(server, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the address of another database of a server. */
export const databaseAt = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Runs a statement that belongs to no transaction. */
export async function atServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
