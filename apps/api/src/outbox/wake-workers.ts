import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** Event loop utilization above which the process counts as busy with visitors. */
const BUSY = 0.7;
/** Duration of measuring the utilization, and how long a measurement is valid. */
const SAMPLE_MS = 20;
const BELIEVED_MS = 250;
const LOOK_MS = 10;
/** Maximum time for which a kind of message waits for idle time, per woken worker. */
const LONGEST_WAIT_MS = 500;

/** Wakes the queues' workers, one at a time. */
export interface WorkerWaking {
  add(kind: string, worker: Worker): void;
  /** Lets one more worker look for messages: at once if the process isn't busy, otherwise at most twice a second. */
  soon(kind: string): void;
  /** Lets all idle workers of a queue look for messages now. */
  now(kind: string): void;
  /** Records that a delivery began. @returns a function to call when it ends */
  began(): () => void;
  stop(): void;
}

export interface Worker {
  isBusy(): boolean;
  wake(): void;
}

/**
 * Wakes workers of queues by load. Buyers wait for responses, while messages can wait; both share the process. While it is busy, only a few
 * workers are woken, and the other messages are delivered later.
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
 * Measures how busy the process is with other work than deliveries. During deliveries only low utilization is meaningful; the measurement
 * before them stays valid for a moment.
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
