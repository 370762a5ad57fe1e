import { existsSync } from "node:fs";
import { join } from "node:path";

/** Thrown if the data directory contains a database of a release with another engine. */
export class EarlierReleaseError extends Error {
  constructor(dataDir: string) {
    super(
      `${join(dataDir, "postgres")} holds the data of an earlier release, which this one reads from a backup only: run ` +
        `npm run backup -- FILE with that release, move ${dataDir} out of the way, and run npm run restore -- FILE here.`,
    );
    this.name = "EarlierReleaseError";
  }
}

/** @throws EarlierReleaseError */
export function refuseEarlierRelease(dataDir: string): void {
  if (existsSync(join(dataDir, "postgres", "PG_VERSION"))) throw new EarlierReleaseError(dataDir);
}
