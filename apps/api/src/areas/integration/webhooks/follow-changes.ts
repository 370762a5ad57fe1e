import type { Services } from "../../../context.ts";
import { placeIfFree } from "../changes/place-changes.ts";
import { enqueueChanges } from "./webhook-message.ts";

const CHANNEL = "azulejo_record";
/** Pause that collects changes made shortly after each other. */
const PAUSE_MS = 200;

/**
 * Places changes and queues their messages soon after each commit; a job catches up on missed notifications.
 * @returns a function that stops it
 */
export async function followRecordChanges(services: Pick<Services, "database" | "outbox" | "log" | "now">): Promise<() => Promise<void>> {
  const { database, log } = services;
  let timer: NodeJS.Timeout | undefined;
  let placing: Promise<void> = Promise.resolve();
  const wake = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      placing = placeIfFree(database, enqueueChanges(services)).then(
        (isLeft) => (isLeft ? wake() : undefined),
        (err: unknown) => log.warn({ err }, "changes could not be placed in the feed"),
      );
    }, PAUSE_MS).unref();
  };
  const stopListening = await database.listen(CHANNEL, wake);
  return async () => {
    clearTimeout(timer);
    await stopListening();
    await placing;
    clearTimeout(timer);
  };
}
