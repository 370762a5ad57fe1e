import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readlinkSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOCKET_PORT } from "./address.ts";

const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
/** Maximum length of a socket's path: 104 bytes on macOS, 108 elsewhere, including a final zero. */
const LONGEST_PATH = 103;

/** Returns the folder of a server's socket, beside its data, or a short link to it if its path would be too long. */
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
  // Everybody can write to the temporary folder, so links of other users are replaced.
  if (found) unlinkSync(link);
  symlinkSync(folder, link);
}

const isOurs = (uid: number): boolean => process.getuid === undefined || uid === process.getuid();

export const socketFile = (folder: string): string => join(folder, SOCKET);
