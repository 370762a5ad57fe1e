import type { Courier } from "../../outbox/outbox.ts";

const TIMEOUT_MS = 10_000;

/** Returns a courier that sends `tag.event` to the configured address, or discards it without one. */
export function tagEventCourier(address: string | undefined, publicUrl: string): Courier {
  return async ({ name, data }, key) => {
    if (!address) return;
    const event = data as { url: string };
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ name, data: { ...event, url: new URL(event.url, publicUrl).href } }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver of tag events answered ${response.status}`);
  };
}
