/** Responses to the next requests: delayed, failed, or with half of a file. */
export const FAULTS = ["slow", "busy", "truncated"] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 1500;

export const slowly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

/** Returns a body whose connection breaks halfway. */
export function truncated(bytes: Uint8Array): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length >> 1));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-length": String(bytes.length), connection: "close" } });
}
