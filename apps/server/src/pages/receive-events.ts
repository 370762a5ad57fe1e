import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface EventReceiver {
  /** For TAG_EVENTS_URL. */
  url: string;
  /** Events that the server sent for pages without tags. */
  received: { name: string; data: Record<string, string> }[];
  close(): void;
}

/** Starts a server that receives events of pages without tags. */
export async function receiveEvents(): Promise<EventReceiver> {
  const received: EventReceiver["received"] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, received, close: () => receiver.close() };
}
