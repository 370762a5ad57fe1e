import { ApiError } from "../../../request/api.server.ts";

const PAUSE_MS = 250;
const TRIES = 20;

/**
 * Repeats a call that has an idempotency key while the first request of a double click is still being processed, so that both get its
 * response.
 */
export async function sendOnce<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "idempotency_in_progress" || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
