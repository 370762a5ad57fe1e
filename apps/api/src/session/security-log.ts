import type { ErrorCode } from "@azulejo/contract";
import type { Context } from "../context.ts";
import { placeOf } from "./device.ts";
import { eventOfRefusal } from "./security-events.rules.ts";

/** Events of the log about sign-ins and access. Alerts look for these names. */
export type SecurityEvent =
  | "sign_in"
  | "sign_in_refused"
  | "session_ended"
  | "credentials_changed"
  | "access_refused"
  | "request_limited"
  | "document_infected";

/** Whose request it is, and from where: ids and a part of the address, never what somebody typed. */
export interface SecurityFields {
  audience: "customer" | "staff";
  accountId?: number | undefined;
  staffId?: number | undefined;
  storefrontId?: number;
  address: string;
  requestId: string;
}

type Writer = Pick<Context, "log">;

const usual: ReadonlySet<SecurityEvent> = new Set(["sign_in", "session_ended", "credentials_changed"]);

export function logSecurity({ log }: Writer, event: SecurityEvent, { address, ...who }: SecurityFields, more: object = {}): void {
  const fields = { event, ...who, network: placeOf(address), ...more };
  if (usual.has(event)) log.info(fields, "security");
  else log.warn(fields, "security");
}

/** Logs an event of a request that is being answered. */
export function noteSecurity(
  context: Pick<Context, "log" | "client" | "requestId" | "storefront">,
  event: SecurityEvent,
  owner: Pick<SecurityFields, "accountId" | "staffId">,
  more: object = {},
): void {
  const { client, requestId, storefront } = context;
  const audience = owner.staffId === undefined ? "customer" : "staff";
  logSecurity(context, event, { audience, ...owner, storefrontId: storefront.id, address: client.address, requestId }, more);
}

/** How long a client that is over its limit is not named again: a flood of requests must not be one of lines. */
const QUIET_MS = 60_000;

/** Logs refusals that concern security. */
export function createRefusalLog(writer: Writer, now: () => Date) {
  let named = new Set<string>();
  let since = 0;
  const isNamed = (address: string): boolean => {
    const time = now().getTime();
    if (time - since >= QUIET_MS) [named, since] = [new Set(), time];
    if (named.has(address)) return true;
    named.add(address);
    return false;
  };
  return (code: ErrorCode, call: string, fields: SecurityFields): void => {
    const event = eventOfRefusal(code);
    if (event === null || (event === "request_limited" && isNamed(fields.address))) return;
    logSecurity(writer, event, fields, { code, call });
  };
}
