import { fileURLToPath } from "node:url";
import { ShopError } from "@azulejo/contract";
import workerpool, { type Pool } from "workerpool";
import type { Sheet } from "./sheet.ts";
import type { Tearsheet } from "./tearsheet/tearsheet.ts";

/** Enough for a statement of 5,000 lines, which takes several seconds. */
const TIME_LIMIT_MS = 30_000;
/** Maximum length of the queue. Further requests are refused, so that many of them don't slow pages down. */
const MAX_WAITING = 20;
const IDLE_MS = 60_000;

const open = (): Pool =>
  workerpool.pool(fileURLToPath(new URL("./render-worker.ts", import.meta.url)), {
    workerType: "process",
    // Returns documents from the process as bytes instead of JSON.
    forkOpts: { serialization: "advanced" },
    maxWorkers: 1,
    maxQueueSize: MAX_WAITING,
    workerTerminateTimeout: 1_000,
  });

/**
 * Returns a function that renders documents in one child process, which starts with the first document and ends after a minute without one.
 * It isn't a thread, because terminated or failing native code in a thread would end the shop as well.
 * @param verb the worker's function
 * @throws server_unavailable when too many requests wait or one takes too long
 */
function createRenderer<Laid>(verb: string): (sheet: Laid) => Promise<Uint8Array<ArrayBuffer>> {
  let pool: Pool | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = async () => {
    const ended = pool;
    if (!ended || ended.stats().activeTasks > 0) return;
    pool = null;
    await ended.terminate();
  };
  return async (sheet) => {
    clearTimeout(idle);
    try {
      pool ??= open();
      return (await pool.exec(verb, [sheet]).timeout(TIME_LIMIT_MS)) as Uint8Array<ArrayBuffer>;
    } catch (error) {
      if (error instanceof workerpool.Promise.TimeoutError || isFull(error)) throw new ShopError("server_unavailable");
      throw error;
    } finally {
      idle = setTimeout(() => void close(), IDLE_MS).unref();
    }
  };
}

const isFull = (error: unknown): boolean => error instanceof Error && /queue/i.test(error.message);

/** Renders a document of an account. @throws server_unavailable */
export const renderPdf = createRenderer<Sheet>("renderSheet");

/**
 * Renders a tear sheet in a process of its own. Anybody may request one, and documents of customers don't wait for them.
 * @throws server_unavailable
 */
export const renderTearsheet = createRenderer<Tearsheet>("renderTearsheet");
