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

const SAMPLE_MS = 500;

/** Watches the machine. @returns a function that returns the load caused by other programs since */
export function watchMachine(): () => MachineLoad {
  const before = loadavg()[0] ?? 0;
  const started = { at: performance.now(), all: busyTicks(), own: ownTicks() };
  // The processor time of a browser that ends by itself isn't added to any process, so its last observed time is used.
  const seen = new Map<number, number>();
  const first = new Map(ownProcesses().map(({ pid, ticks }) => [pid, ticks]));
  const look = () => {
    for (const { pid, ticks } of ownProcesses()) seen.set(pid, ticks - (first.get(pid) ?? 0));
  };
  const sampling = setInterval(look, SAMPLE_MS).unref();
  return () => {
    clearInterval(sampling);
    look();
    const seconds = (performance.now() - started.at) / 1000;
    const sampled = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    const others = busyTicks() - started.all - Math.max(ownTicks() - started.own, sampled);
    return { before, others: Math.max(0, others / TICKS / seconds) };
  };
}

/** Returns the clock ticks during which cores weren't idle. */
function busyTicks(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (/^cpu +(.*)$/m.exec(read("/proc/stat"))?.[1] ?? "")
    .split(" ")
    .map(Number);
  return user + nice + system + irq + softIrq + steal;
}

const roots = new Set([process.pid]);

/** Counts a process as the bench's own after it has detached from it, as a database server does. */
export const countAsOwn = (pid: number): void => void roots.add(pid);

/** Returns the clock ticks of this process and all processes that it started, including ended ones. */
const ownTicks = (): number => ownProcesses().reduce((sum, { ticks, ofChildren }) => sum + ticks + ofChildren, 0);

interface Times {
  pid: number;
  parent: number;
  /** In user and system mode. */
  ticks: number;
  /** Clock ticks of ended children that it waited for. */
  ofChildren: number;
}

/** This process and all that descend from it. */
function ownProcesses(): Times[] {
  const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (timesOf(name) ?? []) : []));
  const own = new Set(roots);
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.filter(({ pid }) => own.has(pid));
}

function timesOf(pid: string): Times | null {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ");
  if (!fields || fields.length < 15) return null;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
  return { pid: Number(pid), parent: Number(fields[1]), ticks: user + system, ofChildren: childrenUser + childrenSystem };
}

/** Returns nothing if the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export const cores = (): number => cpus().length;
