import { existsSync, renameSync, rmSync } from "node:fs";
import { compareDatabases } from "../backup/compare.ts";
import { copyDatabase } from "../backup/copy-database.ts";
import type { Database } from "../database.ts";
import { openServer } from "../server/open-server.ts";
import type { Address } from "./address.ts";
import type { Binaries } from "./binaries.ts";
import { createCluster, releaseOf } from "./create-cluster.ts";
import type { Place } from "./place.ts";
import { startProcess } from "./server-process.ts";

/**
 * Copies data of an earlier PostgreSQL release into a data directory of the current one, and compares every row. The old directory stays
 * beside it, with the release's number appended. If anything fails, nothing changes.
 * @param from the earlier release's programs
 * @param address of each server, which run at the same time
 */
export async function upgradeCluster(
  place: Place,
  from: Binaries,
  address: (which: "earlier" | "present") => Address,
  passwordFile: string | null,
): Promise<void> {
  const next = { ...place, data: nextOf(place.data) };
  rmSync(next.data, { recursive: true, force: true });
  await createCluster(next, passwordFile);
  await withServer({ ...place, binaries: from }, address("earlier"), (earlier) =>
    withServer(next, address("present"), async (present) => {
      await copyDatabase(earlier, present);
      const differing = await compareDatabases(earlier, present);
      if (differing.length > 0) throw new Error(`The upgrade of PostgreSQL was given up: these tables differ: ${differing.join(", ")}.`);
    }),
  );
  renameSync(place.data, `${place.data}.${releaseOf(place.data)}`);
  finishUpgrade(place);
}

const nextOf = (data: string): string => `${data}.next`;

/** Moves an upgraded data directory to its place, also after a crash. An upgraded directory without its predecessor is complete. */
export function finishUpgrade({ data }: Place): void {
  if (!existsSync(data) && existsSync(nextOf(data))) renameSync(nextOf(data), data);
}

async function withServer(place: Place, address: Address, work: (database: Database) => Promise<void>): Promise<void> {
  const server = await startProcess(place, address);
  try {
    const database = await openServer(address.url, { as: "command" });
    await work(database).finally(() => database.close());
  } finally {
    await server.stop();
  }
}
