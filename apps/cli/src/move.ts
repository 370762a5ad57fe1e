import { resolve } from "node:path";
import { compareDatabases, copyDatabase, type Database, isMigrated, isShopRunning, openDatabase } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { copyUploads } from "./uploads/pack-uploads.ts";

const USAGE = "npm run move -- TO, the postgres:// address of an empty database or a folder for the shop's own database server";

/** `npm run move -- TO`: copies the shop's database to another server or folder, and compares every row. The shop must be stopped. */
async function main(): Promise<number> {
  const [to] = process.argv.slice(2);
  if (!to) throw new Error(USAGE);
  const { url, dataDir } = readEnvironment();
  const isServer = /^postgres(ql)?:/.test(to);
  if (!isServer && !url && resolve(to) === resolve(dataDir)) throw new Error(`The database is in ${to} already.`);
  const source = await openDatabase({ url, dataDir });
  try {
    await requireStopped(source);
    if (!(await isMigrated(source))) throw new Error("The database is of an earlier release. Run npm run db:migrate first.");
    await moveDatabase(source, isServer ? { url: to, dataDir } : { dataDir: to });
  } finally {
    await source.close();
  }
  if (!isServer) await copyUploads(dataDir, to);
  tell(isServer ? "Now set DATABASE_URL to the new address and start the shop." : ofFolder(to));
  return 0;
}

const ofFolder = (folder: string): string => `Now set DATA_DIR to ${folder}, remove DATABASE_URL, and start the shop.`;

async function moveDatabase(source: Database, where: { url?: string; dataDir: string }): Promise<void> {
  const target = await openDatabase(where);
  try {
    const { manifest } = await copyDatabase(source, target);
    const differing = await compareDatabases(source, target);
    if (differing.length > 0)
      throw new Error(`These tables differ after the move: ${differing.join(", ")}. Keep using the database where it was.`);
    await requireStopped(source);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    tell(`moved: ${manifest.tables.length} tables, ${rows} rows, each compared with the original`);
  } finally {
    await target.close();
  }
}

/** Orders that a running shop accepts after the copy began would be lost. */
async function requireStopped(source: Database): Promise<void> {
  if (await isShopRunning(source)) throw new Error("A shop is running on this database. Stop it, then move the database.");
}

runCommand(main);
