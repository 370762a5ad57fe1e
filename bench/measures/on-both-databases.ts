import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";
import type { Figure } from "../figure.ts";
import { countAsOwn } from "../honest/machine.ts";

/** Measures on the embedded database, then on PostgreSQL if it is installed. @param measure gets the database's name and, for a server, its address */
export async function onBothDatabases(measure: (name: string, url?: string) => Promise<Figure[]>): Promise<Figure[]> {
  const embedded = await measure("embedded database");
  const postgres = await startPrivatePostgres();
  if (!postgres) {
    process.stdout.write("  skipped: the same on PostgreSQL, because none is installed\n");
    return embedded;
  }
  countAsOwn(postgres.pid);
  try {
    return [...embedded, ...(await measure("PostgreSQL", postgres.url))];
  } finally {
    postgres.stop();
  }
}
