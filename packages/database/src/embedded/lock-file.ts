import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** The owner of a data directory: process id and when that process started (clock ticks since boot). */
interface Owner {
  pid: number;
  started: string;
}

/** A process id alone is reused by the system, so its start time is compared too. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "unknown" : null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  } catch {
    return "unknown";
  }
}

function isAlive(owner: Owner): boolean {
  const started = startOf(owner.pid);
  return started !== null && (started === owner.started || started === "unknown" || owner.started === "unknown");
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Owner;
  } catch {
    return null;
  }
}

/**
 * Takes the lock of an embedded data directory; two processes on one directory corrupt it.
 * @returns a function that gives the lock back
 * @throws when a living process holds it
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const own: Owner = { pid: process.pid, started: startOf(process.pid) ?? "unknown" };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(path, "wx");
      writeSync(handle, JSON.stringify(own));
      closeSync(handle);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = readOwner(path);
      if (owner && isAlive(owner)) {
        throw new Error(`The embedded database is in use by process ${owner.pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`);
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock ${path} could not be taken.`);
}
