import type { ContentReader } from "@azulejo/content-client";
import type { ServerLog } from "../log.ts";

/** An external content system doesn't announce what it publishes, so its version is polled. */
const POLL_MS = 5000;

/** Calls `onNew` whenever the space has a new version. @returns a function that stops polling */
export function followVersion(reader: ContentReader, log: Pick<ServerLog, "warn">, onNew: () => void, pollMs = POLL_MS): () => void {
  let known: number | null = null;
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    try {
      const version = await reader.readVersion();
      if (known !== null && version !== known) onNew();
      known = version;
    } catch (error) {
      log.warn({ err: error }, "the version of the content could not be read");
    } finally {
      asking = false;
    }
  };
  void ask();
  const timer = setInterval(ask, pollMs).unref();
  return () => clearInterval(timer);
}
