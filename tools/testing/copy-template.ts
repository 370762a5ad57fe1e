import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { Client, type QueryResult } from "pg";
import { inject } from "vitest";
import { folderIn } from "./scratch-folder.ts";
import { copyTemplateIndex } from "./template-index.ts";

export interface TemplateCopy {
  /** The folder for the files that a shop stores. */
  dataDir: string;
  /** The oid that PostgreSQL gave the database. */
  oid: number;
  /** The database's address. */
  url: string;
  /** The database server's own address if `url` is that of a connection pooler. */
  directUrl: string | undefined;
  /** The same settings as environment variables, for a separate process. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** Creates a separate database with the demo data, and the file of its search index. */
export async function copyTemplate(): Promise<TemplateCopy> {
  const { database, index } = inject("template");
  const copy = await createCopy(database);
  copyTemplateIndex(index, copy.dataDir, copy.oid);
  return copy;
}

/** Creates a separate, empty database without a schema. */
export const blankDatabase = (): Promise<TemplateCopy> => createCopy("template0");

async function createCopy(template: string): Promise<TemplateCopy> {
  const { scratch, server, pooler } = inject("template");
  const dataDir = folderIn(scratch);
  const name = `azulejo_${randomBytes(6).toString("hex")}`;
  // The FILE_COPY strategy copies files instead of writing each page to the write-ahead log.
  const [, created] = await atServer(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    `select oid from pg_database where datname = '${name}'`,
  );
  const url = databaseAt(pooler ?? server, name);
  const directUrl = pooler ? databaseAt(server, name) : undefined;
  return {
    dataDir,
    oid: Number(created?.rows[0].oid),
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

/** Runs statements that can't run in a transaction, one after the other. @returns their results */
export async function atServer(server: string, ...statements: string[]): Promise<QueryResult[]> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const results: QueryResult[] = [];
  try {
    for (const statement of statements) results.push(await client.query(statement));
  } finally {
    await client.end();
  }
  return results;
}
