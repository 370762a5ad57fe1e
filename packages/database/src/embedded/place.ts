import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Binaries, program } from "./binaries.ts";
import { chooseRunAs, type Machine, type RunAs } from "./run-as.ts";
import { socketFolder } from "./socket-folder.ts";

/** The location of a server's files, and the user that runs it. */
export interface Place {
  binaries: Binaries;
  /** The data directory, which may not exist yet. */
  data: string;
  /** The folder of its socket. */
  socket: string;
  runAs: RunAs;
}

/** A folder that every user may enter, unlike root's home. */
const OPEN_TO_ALL = "/var/lib/azulejo";

/**
 * Determines the place of a data directory's server. If the server's user may not enter the directory, it is copied elsewhere, and replaced
 * by a link.
 * @param tell reports in one line what was copied
 */
export function findPlace(dataDir: string, binaries: Binaries, tell: (line: string) => void, machine?: Machine): Place {
  const data = dataOf(dataDir);
  const runAs = chooseRunAs(ownerOf(dataDir), machine);
  const { uid, gid } = runAs;
  if (uid === undefined || gid === undefined) return { binaries, data: realOf(data), socket: socketFolder(dataDir), runAs };
  const user = { uid, gid };
  const place =
    isLink(data) || !canEnter(user, dataDir, binaries)
      ? moveToOpenPlace(dataDir, binaries, tell)
      : { data, socket: socketFolder(dataDir), binaries };
  giveTo(place.socket, user);
  if (existsSync(place.data)) giveTo(place.data, user);
  return { ...place, runAs };
}

const dataOf = (dataDir: string): string => join(dataDir, "pgdata");
const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const realOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);
const ownerOf = (dataDir: string): number | null => statSync(dataOf(dataDir), { throwIfNoEntry: false })?.uid ?? null;

function canEnter(user: { uid: number; gid: number }, dataDir: string, binaries: Binaries): boolean {
  const look = 'cd "$1" && "$2" --version';
  return spawnSync("sh", ["-c", look, "sh", dataDir, program(binaries, "postgres")], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function moveToOpenPlace(dataDir: string, binaries: Binaries, tell: (line: string) => void): Omit<Place, "runAs"> {
  const folder = join(OPEN_TO_ALL, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
  const [link, data, programs] = [dataOf(dataDir), join(folder, "pgdata"), join(OPEN_TO_ALL, `postgresql-${binaries.version}`)];
  mkdirSync(folder, { recursive: true });
  for (const path of [OPEN_TO_ALL, folder]) chmodSync(path, 0o755);
  if (!existsSync(programs)) copyWhole(binaries.folder, programs);
  if (!isLink(link)) {
    // Until the link exists, the original directory is the valid one.
    rmSync(data, { recursive: true, force: true });
    if (existsSync(link)) {
      copyWhole(link, data);
      chmodSync(data, 0o700);
      renameSync(link, `${link}.moved`);
    }
    symlinkSync(data, link);
    rmSync(`${link}.moved`, { recursive: true, force: true });
    tell(`root may not run PostgreSQL, and other users may not enter ${dataDir}: its programs and data are in ${OPEN_TO_ALL}`);
  }
  return { binaries: { ...binaries, folder: programs }, data, socket: socketFolder(folder) };
}

/** Copies a folder completely or not at all. */
function copyWhole(from: string, to: string): void {
  const building = join(dirname(to), `${basename(to)}.new`);
  rmSync(building, { recursive: true, force: true });
  cpSync(from, building, { recursive: true, verbatimSymlinks: true });
  renameSync(building, to);
}

function giveTo(given: string, user: { uid: number; gid: number }): void {
  const path = realpathSync(given);
  if (statSync(path).uid === user.uid) return;
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" })) chownSync(join(path, name), user.uid, user.gid);
  chownSync(path, user.uid, user.gid);
}
