import { readFileSync } from "node:fs";

/** Returns the megabytes of a process and everything that it has started; what several of them share counts once. */
export function memoryOf(pid: number): number {
  const own = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
  if (own === undefined) throw new Error(`no memory is known of process ${pid}`);
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return Number(own) / 1024 + started.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
}
