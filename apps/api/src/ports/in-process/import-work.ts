import type { Database } from "@azulejo/database";
import type { Log } from "../log.ts";

/** The services of the process that working on an import needs. */
export interface ImportServices {
  database: Database;
  log: Log;
  now(): Date;
}

/** Works on something that is waiting, until it is done or the process closes. @returns false if nothing is waiting */
export type TakeWork = (services: ImportServices, closing: AbortSignal) => Promise<boolean>;

/** Works in the background on imports of the catalog and moves from other systems that staff have started, one after the other. */
export interface ImportWork {
  /** Starts the work unless it is under way. */
  wake(services: ImportServices): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
  /** Leaves what is under way to the next process. */
  close(): Promise<void>;
}
