import type { IncomingMessage } from "node:http";

/** Headers that only this process may set. */
const internal = new Set(["x-client-address", "x-request-id"]);

/** Converts a Node request to a Request under the public address. */
export function toRequest(
  incoming: Pick<IncomingMessage, "url" | "method" | "headers">,
  publicUrl: string,
  own: Record<string, string>,
  body: Buffer | null = null,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name.startsWith(":") || internal.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const method = incoming.method ?? "GET";
  // Concatenated as text, so that a path with two leading slashes isn't parsed as another host.
  const path = incoming.url?.startsWith("/") ? incoming.url : "/";
  return new Request(new URL(publicUrl + path), {
    method,
    headers,
    ...(body && { body: new Uint8Array(body) }),
  });
}
