import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { USER } from "./address.ts";
import { program } from "./binaries.ts";
import type { Place } from "./place.ts";

/**
 * Creates the data directory of a place, atomically, so that one left by a killed process is never taken for a database.
 * @param passwordFile contains the password for clients; null if only the owner can reach the server's socket
 * @throws with PostgreSQL's message
 */
export async function createCluster(place: Place, passwordFile: string | null): Promise<void> {
  const building = `${place.data}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true, mode: 0o700 });
  const { uid, gid } = place.runAs;
  if (uid !== undefined && gid !== undefined) chownSync(building, uid, gid);
  // Names are sorted by stored ranks, so no system locale is needed.
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = passwordFile === null ? ["--auth=trust"] : ["--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  await runInitdb(place, ["-D", building, "-U", USER, "--no-instructions", ...locale, ...access]);
  renameSync(building, place.data);
}

/** Returns the PostgreSQL release of a data directory; null if there is none. */
export function releaseOf(data: string): number | null {
  const file = join(data, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

async function runInitdb({ binaries, runAs, data }: Place, options: string[]): Promise<void> {
  const { before, ...user } = runAs;
  const [command = "", ...args] = [...before, program(binaries, "initdb"), ...options];
  const child = spawn(command, args, { ...user, cwd: dirname(data), stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not create ${data}: ${said.trim()}`);
}
