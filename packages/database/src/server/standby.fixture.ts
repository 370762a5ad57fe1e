import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { type EmbeddedServer, startEmbedded } from "../embedded/start-embedded.ts";

/** Settings for replication, without durability. */
const settings = { wal_level: "replica", max_wal_senders: "4", hot_standby: "on", fsync: "off", synchronous_commit: "off" };

/** Starts a primary that allows replication, unlike the shop's own servers. */
export const startPrimary = (dataDir: string): Promise<EmbeddedServer> => startEmbedded(dataDir, { as: "shop", settings });

/** Copies a running primary, and starts the copy as its replica. */
export async function startStandby(primary: { url: string; dataDir: string }, dataDir: string): Promise<EmbeddedServer> {
  const data = join(dataDir, "pgdata");
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    mkdirSync(dataDir, { recursive: true });
    const skipped = /(?:postmaster\.(?:pid|opts)|pg_wal\/[0-9A-F]{24})$/;
    cpSync(join(primary.dataDir, "pgdata"), data, { recursive: true, filter: (file) => !skipped.test(file) });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    writeFileSync(join(data, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  const { username, searchParams, port } = new URL(primary.url);
  const place = `host=${searchParams.get("host")} port=${searchParams.get("port") || port || 5432} user=${username}`;
  writeFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${place}'\n`);
  writeFileSync(join(data, "standby.signal"), "");
  rmSync(join(data, "postmaster.pid"), { force: true });
  return startEmbedded(dataDir, { as: "shop", settings });
}
