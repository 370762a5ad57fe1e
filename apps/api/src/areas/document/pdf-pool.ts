import { fileURLToPath } from "node:url";
import { ShopError } from "@azulejo/contract";
import workerpool, { type Pool } from "workerpool";
import type { Sheet } from "./sheet.ts";
import type { Tearsheet } from "./tearsheet/tearsheet.ts";

/** A statement of 5,000 lines takes several seconds. */
const TIME_LIMIT_MS = 30_000;
/** More wait nowhere: a storm of requests is refused, and pages go on. */
const MOST_WAITING = 20;
const IDLE_MS = 60_000;

const open = (): Pool =>
  workerpool.pool(fileURLToPath(new URL("./render-worker.ts", import.meta.url)), {
    workerType: "process",
    // A document goes back as bytes.
    forkOpts: { serialization: "advanced" },
    maxWorkers: 1,
    maxQueueSize: MOST_WAITING,
    workerTerminateTimeout: 1_000,
  });

/**
 * Returns a function that lays documents out in one process, started with the first document and ended when nothing was asked for a minute.
 * It isn't a thread, because native code in a thread that is ended or fails takes the shop with it. @param verb the worker's function
 * @throws server_unavailable when too many wait or it takes too long
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

/** Lays a paper of an account out. @throws server_unavailable */
export const renderPdf = createRenderer<Sheet>("renderSheet");

/** Lays a tear sheet out in a second process: anybody may ask for one, and customers' papers never wait for it. @throws server_unavailable */
export const renderTearsheet = createRenderer<Tearsheet>("renderTearsheet");
