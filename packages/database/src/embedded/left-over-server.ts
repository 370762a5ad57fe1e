import { rmSync } from "node:fs";
import type { Place } from "./place.ts";
import { isServerOf, postmasterFile, readPostmasterFile } from "./postmaster-file.ts";
import { answers } from "./server-process.ts";
import { socketFile } from "./socket-folder.ts";

const LOOK_MS = 20;
/** Time to wait after each signal. Even after the last one, recovery takes less than a second. */
const PATIENCE_MS = 10_000;

/**
 * Stops the server of a data directory whose owner was killed, so that its successor can start one. Also removes files with the id of a
 * process that isn't a server, or is a zombie. Call it only as the directory's owner.
 * @returns false if a server responds that isn't a process of this system, so that it belongs to a shop in another container
 */
export async function stopLeftOver({ data, socket }: Place, url: string): Promise<boolean> {
  const found = readPostmasterFile(data);
  if (!found) return true;
  if (!isServerOf(found.pid, data)) {
    if (await answers(url)) return false;
    for (const file of [postmasterFile(data), `${socketFile(socket)}.lock`]) rmSync(file, { force: true });
    return true;
  }
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (await ends(found.pid, signal, data)) return true;
  }
  return false;
}

async function ends(pid: number, signal: NodeJS.Signals, data: string): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  try {
    process.kill(pid, signal);
  } catch {
    // The server has already ended.
  }
  while (isServerOf(pid, data)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return true;
}
