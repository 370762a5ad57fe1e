import type { ErrorCode } from "@azulejo/contract";
import type { Context } from "../context.ts";
import { placeOf } from "./device.ts";
import { eventOfRefusal } from "./security-events.rules.ts";

/** Names of security log events, used in alerts. */
export type SecurityEvent =
  | "sign_in"
  | "sign_in_refused"
  | "session_ended"
  | "credentials_changed"
  | "access_refused"
  | "request_limited"
  | "document_infected";

/** Who made a request and from where: ids and a part of the address, never input. */
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

/** Logs an event of the current request. */
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

/** How long in ms a client over its limit isn't logged again, so that a flood of requests isn't a flood of log lines. */
const QUIET_MS = 60_000;

/** Logs refused calls that concern security. */
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
