import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { networkGuard } from "../office/networks.ts";

type Caller = Pick<IncomingMessage, "headers" | "socket">;

/** Proxies that may state a visitor's address: none, any, or those in these networks. */
export type TrustProxy = boolean | readonly string[];

/**
 * Returns a function that determines a visitor's address. Each proxy appends the address of its caller to the header; earlier entries came
 * with the request and may be forged. So the visitor has the last address that isn't a trusted proxy's.
 */
export function createClientAddress(trustProxy: TrustProxy): (caller: Caller) => string {
  if (typeof trustProxy === "boolean") return (caller) => (trustProxy && forwardedTo(caller).at(-1)) || addressOf(caller);
  const isProxy = networkGuard(trustProxy);
  return (caller) => {
    let address = addressOf(caller);
    const forwarded = forwardedTo(caller);
    while (isProxy(address)) {
      const before = forwarded.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

const addressOf = ({ socket }: Caller): string => socket.remoteAddress || "unknown";

function forwardedTo({ headers }: Caller): string[] {
  const given = [headers["x-forwarded-for"]].flat().join(",");
  return given.split(",").map((address) => address.trim());
}
