import type { log } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { loggedFields } from "./report.rules.ts";

/** Logs a report of the error page, limited to useful fields. */
export const logException: Verb<typeof log.log> = ({ log, requestId, language }, { endpoint, data }) => {
  log.warn({ requestId, language, endpoint, ...loggedFields(data) }, "reported by the error screen");
  return true;
};
