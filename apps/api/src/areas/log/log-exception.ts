import type { log } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";

const MAX_LOGGED = 4000;

/** Keeps what the error screen reports in the structured log; control characters cannot forge a line there. */
export const logException: Verb<typeof log.log> = ({ log, requestId, language }, { endpoint, data }) => {
  const error = JSON.stringify(data.error ?? null).slice(0, MAX_LOGGED);
  log.warn({ requestId, language, endpoint, error, path: data.path?.split("?")[0] }, "reported by the error screen");
  return true;
};
