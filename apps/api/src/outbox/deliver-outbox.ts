import type { Services } from "../context.ts";
import { markDelivered, markFailed, OUTBOX_CHANNEL, takeMessages, type WaitingMessage } from "./outbox.repository.ts";

/** Sends one kind of message; throws to have it tried again. */
export type Courier = (payload: Record<string, unknown>, key: string) => Promise<void>;

const BATCH = 20;

export interface OutboxWorker {
  /** Delivers all that waits now; for tests and for the end of a process. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Delivers the outbox: woken by the commit that wrote to it, and by a poll for what was missed. */
export async function startOutbox(services: Services, couriers: Record<string, Courier>, pollMs = 5000): Promise<OutboxWorker> {
  let running: Promise<void> = Promise.resolve();
  let again = false;
  let stopped = false;
  const round = async () => {
    do {
      again = false;
      while (!stopped && (await deliverBatch(services, couriers)) === BATCH);
    } while (again && !stopped);
  };
  const drain = () => {
    again = true;
    running = running.then(round, round);
    return running;
  };
  const wake = () => void drain().catch((error) => services.log.error({ err: error }, "outbox round failed"));
  const stopListening = await services.database.listen(OUTBOX_CHANNEL, wake);
  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    drain,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await running.catch(() => {});
    },
  };
}

async function deliverBatch(services: Services, couriers: Record<string, Courier>): Promise<number> {
  const messages = await takeMessages(services.database.query, BATCH);
  for (const message of messages) await deliver(services, couriers, message);
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
