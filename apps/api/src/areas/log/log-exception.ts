import type { log } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { loggedFields } from "./report.rules.ts";

/** Logs what the error screen reports, limited to what helps. */
export const logException: Verb<typeof log.log> = ({ log, requestId, language }, { endpoint, data }) => {
  log.warn({ requestId, language, endpoint, ...loggedFields(data) }, "reported by the error screen");
  return true;
};
