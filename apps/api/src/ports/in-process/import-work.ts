import type { ContentManager } from "@azulejo/content-client";
import type { Database } from "@azulejo/database";
import type { Log } from "../log.ts";

/** The process's services that imports need. */
export interface ImportServices {
  database: Database;
  log: Log;
  /** The services of a storefront in this process. */
  shopOf(storefrontId: number): { contentManager: ContentManager | null };
  now(): Date;
}

/** Works on a waiting import, until it is done or the process closes. @returns false if none waits */
export type TakeWork = (services: ImportServices, closing: AbortSignal) => Promise<boolean>;

/** Runs catalog imports and moves that staff have started, in the background, one after the other. */
export interface ImportWork {
  /** Starts working unless it already does. */
  wake(services: ImportServices): void;
  /** Waits until no work is under way. */
  idle(): Promise<void>;
  /** Stops; other processes continue unfinished work. */
  close(): Promise<void>;
}
