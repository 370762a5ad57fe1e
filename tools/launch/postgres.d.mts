/** A PostgreSQL server of one's own. */
export interface PrivatePostgres {
  url: string;
  /** Of the server that was started; a restart changes it. */
  pid: number;
  /** @param mode a clean restart, or one as after a crash */
  restart(mode: "fast" | "immediate"): void;
  pause(mode: "fast" | "immediate"): void;
  resume(): void;
  stop(): void;
}
/** Starts one on a free port, as a user that is not root; null where none is installed. */
export function startPrivatePostgres(): Promise<PrivatePostgres | null>;
