import { readdirSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** Clock ticks of the processor's counters per second, on Linux. */
const TICKS = 100;
/** Cores that other programs may use before a figure is marked. */
const CALM = 0.1;

export interface MachineLoad {
  /** The system's load average over the last minute, before the part ran. */
  before: number;
  /** Cores that programs other than the bench and its servers used while it ran. */
  others: number;
}

/** Returns whether figures taken under this load can be trusted. */
export const isCalm = ({ others }: MachineLoad): boolean => others <= CALM;

/** Watches the machine; the function that it returns says how busy others kept it since. */
export function watchMachine(): () => MachineLoad {
  const before = loadavg()[0] ?? 0;
  const started = { at: performance.now(), all: busyTicks(), own: ownTicks() };
  return () => {
    const seconds = (performance.now() - started.at) / 1000;
    const others = busyTicks() - started.all - (ownTicks() - started.own);
    return { before, others: Math.max(0, others / TICKS / seconds) };
  };
}

/** Time that the cores were not idle. */
function busyTicks(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (/^cpu +(.*)$/m.exec(read("/proc/stat"))?.[1] ?? "")
    .split(" ")
    .map(Number);
  return user + nice + system + irq + softIrq + steal;
}

const roots = new Set([process.pid]);

/** Counts a process as the bench's own that has left it, as a database server does. */
export const countAsOwn = (pid: number): void => void roots.add(pid);

/** Time of this process and of those that it started, also of those that have ended. */
function ownTicks(): number {
  const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (timesOf(name) ?? []) : []));
  const own = new Set(roots);
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.filter(({ pid }) => own.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0);
}

/** The fourteenth to seventeenth fields: time in user and system mode, of the process and of its children that have ended. */
function timesOf(pid: string): { pid: number; parent: number; ticks: number } | null {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ");
  if (!fields || fields.length < 15) return null;
  return { pid: Number(pid), parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) };
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export const cores = (): number => cpus().length;
