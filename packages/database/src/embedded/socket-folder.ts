import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readlinkSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The file's name is the port's, which nobody listens on. */
const SOCKET = ".s.PGSQL.5432";
/** Systems keep a socket's path in 104 (macOS) or 108 bytes, the last one zero. */
const LONGEST_PATH = 103;

/** The folder of a server's socket, beside its data; a short link to it where its path would be too long. */
export function socketFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres.socket");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_PATH) return folder;
  const link = join(tmpdir(), `azulejo-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`);
  linkTo(folder, link);
  return link;
}

function linkTo(folder: string, link: string): void {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(link) === folder && isOurs(found.uid)) return;
  // Anybody may write to the temporary folder: what is not ours is not followed.
  if (found) unlinkSync(link);
  symlinkSync(folder, link);
}

const isOurs = (uid: number): boolean => process.getuid === undefined || uid === process.getuid();

export const socketFile = (folder: string): string => join(folder, SOCKET);
