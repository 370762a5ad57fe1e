import { readFileSync } from "node:fs";

/**
 * Indexes of fields in /proc/PID/stat, counted after the program's name, in clock ticks: those of the process, and of its ended children.
 */
const OWN = [11, 12];
const ENDED = [13, 14];
const TICKS_PER_SECOND = 100;

/** Returns the processor seconds that this process and its children have used; without /proc, only those of the process. */
export function processorSeconds(): number {
  const own = process.cpuUsage();
  const children = ticks(process.pid, ENDED) + childrenOf(process.pid).reduce((sum, pid) => sum + allTicks(pid), 0);
  return (own.user + own.system) / 1e6 + children / TICKS_PER_SECOND;
}

/** Returns the processor seconds that another process and everything that it has started have used. */
export const processorSecondsOf = (pid: number): number => allTicks(pid) / TICKS_PER_SECOND;

const allTicks = (pid: number): number => ticks(pid, [...OWN, ...ENDED]) + childrenOf(pid).reduce((sum, child) => sum + allTicks(child), 0);

function ticks(pid: number, fields: number[]): number {
  const stat = read(`/proc/${pid}/stat`);
  const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.reduce((sum, at) => sum + Number(values[at] ?? 0), 0);
}

const childrenOf = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);

/** Returns an empty text for a process that has ended since it was listed. */
function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
