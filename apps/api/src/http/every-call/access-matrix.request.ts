import type { Call } from "@azulejo/contract";
import { SHOP } from "./access-matrix.world.ts";

/** Sends an input as the call expects it: in the path, the query, a form or JSON. */
export function requestOf(call: Call, input: Record<string, unknown>, headers: Record<string, string>): Request {
  const rest = new Map(Object.entries(input));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const address = new URL(`http://shop.test/api/${path}`);
  const all = { ...SHOP, "x-client-address": "203.0.113.9", ...headers };
  if (call.method === "GET") {
    for (const [name, value] of rest) address.searchParams.set(name, String(value));
    return new Request(address, { headers: all });
  }
  if (call.media === "multipart") {
    const form = new FormData();
    for (const [name, value] of rest) form.set(name, String(value));
    return new Request(address, { method: "POST", headers: all, body: form });
  }
  const keyed = call.idempotency === "required" ? { "idempotency-key": crypto.randomUUID() } : {};
  const body = JSON.stringify(Object.fromEntries(rest));
  return new Request(address, { method: "POST", headers: { ...all, ...keyed, "content-type": "application/json" }, body });
}
