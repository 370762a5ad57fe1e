/** Codes of a server that is shutting down, starting, full of clients or out of reach (SQLSTATE), and of the network. */
const codes = new Set([
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

/** The driver reports a connection that broke without a code. */
const sentences =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database cannot be reached now, and nothing about the statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === "string" && codes.has(code)) || sentences.test(error.message);
}

/** Whether a write failed because the disk of the database is full, embedded or on a server. */
export const isStorageFull = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "53100";
};

const RETRY_PAUSE_MS = 100;

/** Runs work that may be repeated, again and again while the database cannot be reached. @throws its last error when time is over */
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
