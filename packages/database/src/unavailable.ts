/**
 * Error codes of the network, and SQLSTATE codes of a server that is shutting down, starting, out of connections, not the primary, or
 * unreachable.
 */
const codes = new Set([
  "25006",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Messages of broken connections, for which the driver has no code. */
const sentences =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Returns whether an error means that the database is unreachable, rather than that the statement failed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  // A restarting server on a Unix socket has none for a moment.
  if (code === "ENOENT" && syscall === "connect") return true;
  return (typeof code === "string" && codes.has(code)) || sentences.test(error.message);
}

/** Returns whether a write failed because the database's disk is full. */
export const isStorageFull = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "53100";
};

/** SQLSTATE codes of a canceled statement, and of a lock timeout. */
const limitCodes = ["57014", "55P03"];

/** Returns whether the database ended a statement that took too long. */
export const isOverLimit = (error: unknown): boolean => limitCodes.includes(String((error as { code?: unknown } | null)?.code));

const RETRY_PAUSE_MS = 100;

/** Runs repeatable work until the database is reachable. @throws the last error after the time limit */
export async function whenAvailable<T>(work: () => Promise<T>, waitMs = 5000): Promise<T> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
  }
}
