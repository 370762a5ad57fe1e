import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** Above this share of its time, the process is busy with visitors. */
const BUSY = 0.7;
/** How long the process is watched, and how long what was seen is believed. */
const SAMPLE_MS = 20;
const BELIEVED_MS = 250;
const LOOK_MS = 10;
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
  /** A worker delivers until the returned function is called. */
  began(): () => void;
  stop(): void;
}

export interface Worker {
  isBusy(): boolean;
  wake(): void;
}

/**
 * Buyers wait for an answer and messages don't, but both need the process. While it is busy with others, only a few workers are woken;
 * what waits is delivered when it has time again.
 */
export function createWorkerWaking(): WorkerWaking {
  const workers = new Map<string, Worker[]>();
  const timers = new Map<string, NodeJS.Timeout>();
  const wokenAt = new Map<string, number>();
  const load = createLoad();
  const wakeOne = (kind: string) => {
    wokenAt.set(kind, performance.now());
    const all = workers.get(kind) ?? [];
    (all.find((worker) => !worker.isBusy()) ?? all[0])?.wake();
  };
  const look = (kind: string) => {
    timers.delete(kind);
    const waited = performance.now() - (wokenAt.get(kind) ?? Number.NEGATIVE_INFINITY);
    if (!load.isBusy() || waited >= LONGEST_WAIT_MS) wakeOne(kind);
    else timers.set(kind, setTimeout(look, LOOK_MS, kind).unref());
  };
  return {
    add: (kind, worker) => void workers.set(kind, [...(workers.get(kind) ?? []), worker]),
    soon(kind) {
      if (!timers.has(kind)) look(kind);
    },
    now: (kind) => workers.get(kind)?.forEach((worker) => worker.isBusy() || worker.wake()),
    began: load.deliveryBegan,
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/**
 * Watches how busy the process is with other work than deliveries. While there are some, it can only be seen that it isn't busy; what
 * was seen before then counts for a moment.
 */
function createLoad(): { isBusy(): boolean; deliveryBegan(): () => void } {
  let since: EventLoopUtilization = performance.eventLoopUtilization();
  let sampledAt = performance.now();
  let deliveries = 0;
  let seen = { isBusy: false, at: sampledAt };
  const restart = () => {
    since = performance.eventLoopUtilization();
    sampledAt = performance.now();
  };
  return {
    isBusy() {
      const now = performance.now();
      if (now - sampledAt >= SAMPLE_MS) {
        const isBusy = performance.eventLoopUtilization(since).utilization > BUSY;
        if (!isBusy || deliveries === 0) seen = { isBusy, at: now };
        restart();
      }
      return seen.isBusy || now - seen.at > BELIEVED_MS;
    },
    deliveryBegan() {
      deliveries += 1;
      return () => {
        deliveries -= 1;
        if (deliveries === 0) restart();
      };
    },
  };
}
