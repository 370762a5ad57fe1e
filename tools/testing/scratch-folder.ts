import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Space for two workers' copies, the template database, and the databases' logs. */
const ROOM_BYTES = 2 * 1024 ** 3;
const NAME = "azulejo-tests-";

/**
 * Creates a folder for the databases of this test run, in memory where the system has room: a copy of the demo has more than a
 * thousand small files, which a disk takes up to a second to create. Also removes the folders of runs that were killed.
 */
export function createScratchFolder(): { folder: string; remove(): void } {
  const parent = hasRoom() ? MEMORY : tmpdir();
  removeAbandoned(parent);
  const folder = join(parent, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creates an empty folder inside a test run's scratch folder. */
export const folderIn = (scratch: string): string => mkdtempSync(join(scratch, "shop-"));

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
