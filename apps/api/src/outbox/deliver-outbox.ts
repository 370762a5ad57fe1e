import type { Services } from "../context.ts";
import { type Lane, markDelivered, markFailed, OUTBOX_CHANNEL, takeMessages, type WaitingMessage } from "./outbox.repository.ts";

/** Sends one kind of message; throws to have it retried. */
export type Courier = (payload: Record<string, unknown>, key: string) => Promise<void>;

/**
 * Each lane is delivered separately, a few messages at a time, so that money never waits for email. A batch is no larger than what
 * is sent in parallel, so that a message's lease starts with its delivery.
 */
const lanes: { lane: Lane; parallel: number }[] = [
  { lane: "money", parallel: 4 },
  { lane: "mail", parallel: 5 },
];

/** How long shutdown waits for messages being sent; the rest are sent again when their lease expires. */
const STOP_WAIT_MS = 5_000;

export interface OutboxWorker {
  /** Delivers everything waiting now; for tests and shutdown. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Delivers the outbox: woken by each commit that writes to it, and by a poll for missed messages. */
export async function startOutbox(services: Services, couriers: Record<string, Courier>, pollMs = 5000): Promise<OutboxWorker> {
  const workers = lanes.map(({ lane, parallel }) => startLane((limit) => deliverBatch(services, couriers, lane, limit), parallel));
  const drain = async () => void (await Promise.all(workers.map((worker) => worker.drain())));
  const wake = () => void drain().catch((error) => services.log.error({ err: error }, "outbox round failed"));
  const stopListening = await services.database.listen(OUTBOX_CHANNEL, wake);
  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    drain,
    async stop() {
      clearInterval(timer);
      await stopListening();
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), pause(STOP_WAIT_MS)]);
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Runs one round at a time. A wake-up during a round starts another one. */
function startLane(deliver: (limit: number) => Promise<number>, parallel: number) {
  let running: Promise<void> = Promise.resolve();
  let again = false;
  let stopped = false;
  const round = async () => {
    do {
      again = false;
      while (!stopped && (await deliver(parallel)) === parallel);
    } while (again && !stopped);
  };
  return {
    drain() {
      again = true;
      running = running.then(round, round);
      return running;
    },
    async stop() {
      stopped = true;
      await running.catch(() => {});
    },
  };
}

async function deliverBatch(services: Services, couriers: Record<string, Courier>, lane: Lane, limit: number): Promise<number> {
  const messages = await takeMessages(services.database.query, lane, limit);
  await Promise.all(messages.map((message) => deliver(services, couriers, message)));
  return messages.length;
}

async function deliver(services: Services, couriers: Record<string, Courier>, message: WaitingMessage): Promise<void> {
  try {
    const courier = couriers[message.kind];
    if (!courier) throw new Error(`nobody delivers ${message.kind}`);
    await courier(message.payload, message.key);
    await markDelivered(services.database.query, message.id);
  } catch (error) {
    services.log.warn(
      { outboxId: message.id, kind: message.kind, attempts: message.attempts, err: error },
      "delivery failed, will be tried again",
    );
    await markFailed(services.database.query, message.id, message.attempts, String(error));
  }
}
