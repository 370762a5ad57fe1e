import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** Above this share of its time, the process is busy with visitors. */
const BUSY = 0.7;
const SAMPLE_MS = 40;
const LOOK_MS = 50;
/** How long a kind of message waits at most for a quiet moment, for each worker that is woken. */
const LONGEST_WAIT_MS = 500;

/** Wakes the workers of the queues, one at a time. */
export interface WorkerWaking {
  /** Adds a worker of a queue, by what wakes it. */
  add(kind: string, worker: Worker): void;
  /** Lets one more worker look for a message soon: at once in a quiet moment, otherwise twice a second. */
  soon(kind: string): void;
  /** Lets all idle workers of a queue look now. */
  now(kind: string): void;
  stop(): void;
}

export interface Worker {
  isBusy(): boolean;
  wake(): void;
}

/**
 * Buyers wait for an answer and messages don't, but both need the process. While it is busy, only a few workers are woken; what waits is
 * delivered when it has time again.
 */
export function createWorkerWaking(): WorkerWaking {
  const workers = new Map<string, Worker[]>();
  const timers = new Map<string, NodeJS.Timeout>();
  const wokenAt = new Map<string, number>();
  const isBusy = createLoad();
  const wakeOne = (kind: string) => {
    wokenAt.set(kind, performance.now());
    const all = workers.get(kind) ?? [];
    (all.find((worker) => !worker.isBusy()) ?? all[0])?.wake();
  };
  const look = (kind: string) => {
    timers.delete(kind);
    const waited = performance.now() - (wokenAt.get(kind) ?? Number.NEGATIVE_INFINITY);
    if (!isBusy() || waited >= LONGEST_WAIT_MS) wakeOne(kind);
    else timers.set(kind, setTimeout(look, LOOK_MS, kind).unref());
  };
  return {
    add: (kind, worker) => void workers.set(kind, [...(workers.get(kind) ?? []), worker]),
    soon(kind) {
      if (!timers.has(kind)) look(kind);
    },
    now: (kind) => workers.get(kind)?.forEach((worker) => worker.isBusy() || worker.wake()),
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Returns whether the process has been busy in the last moments. */
function createLoad(): () => boolean {
  let since: EventLoopUtilization = performance.eventLoopUtilization();
  let sampledAt = performance.now();
  let utilization = 0;
  return () => {
    if (performance.now() - sampledAt >= SAMPLE_MS) {
      const now = performance.eventLoopUtilization();
      ({ utilization } = performance.eventLoopUtilization(now, since));
      [since, sampledAt] = [now, performance.now()];
    }
    return utilization > BUSY;
  };
}
