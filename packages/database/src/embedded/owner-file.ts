import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

/** The owner of a data directory, for messages and for file systems without locks. */
export interface Owner {
  id: string;
  pid: number;
  host: string;
  /** Identifies the boot and the PID namespace of the process id; null where the system has no such identifiers. */
  world: string | null;
}

export const HEARTBEAT_MS = 2000;

export const nameOf = (owner: Owner | null): string => (owner ? `process ${owner.pid} on ${owner.host}` : "another process");

export const ownOwner = (): Owner => ({ id: randomUUID(), pid: process.pid, host: hostname(), world: ownWorld() });

function ownWorld(): string | null {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

export function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Owner;
  } catch {
    return null;
  }
}

/** Returns whether an owner is surely gone: a process of this PID namespace that does not exist, or this process itself. */
function isSurelyGone(owner: Owner): boolean {
  if (owner.world === null || owner.world !== ownWorld()) return false;
  if (owner.pid === process.pid) return true;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Waits for two heartbeats of an owner that did not exit cleanly, unless it is surely gone.
 * @returns whether it is still alive
 */
export async function isStillBeating(path: string, owner: Owner): Promise<boolean> {
  if (isSurelyGone(owner)) return false;
  const seen = beatOf(path);
  await new Promise((resolve) => setTimeout(resolve, 2 * HEARTBEAT_MS + 500));
  return beatOf(path) !== seen;
}

const beatOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Writes the owner and touches the file until stopped. @returns a function that stops it and removes the file */
export function startHeartbeat(path: string, owner: Owner): () => void {
  writeFileSync(`${path}.${owner.id}`, JSON.stringify(owner));
  renameSync(`${path}.${owner.id}`, path);
  const beat = () => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // A missing file or a full disk is no reason to end a process that holds the lock.
    }
  };
  const timer = setInterval(beat, HEARTBEAT_MS).unref();
  return () => {
    clearInterval(timer);
    if (readOwner(path)?.id === owner.id) rmSync(path, { force: true });
  };
}
