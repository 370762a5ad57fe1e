import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** A message that a receiver got and whose signature it checked. */
export interface Received {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it is sent
  data: any;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The number of messages that weren't signed with the secret. */
  refused: number;
  /** Sets the secret to accept, after the webhook was created. */
  secret: string;
  /** Answers a message in place of the usual 204; may leave it unanswered. */
  answer: ((message: Received, outgoing: ServerResponse) => void) | null;
  close(): Promise<void>;
}

/** Listens for webhooks on this machine, and checks their signatures with an independent implementation of Standard Webhooks. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    refused: 0,
    secret: "",
    answer: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    try {
      const { type, data } = new Webhook(receiver.secret).verify(
        Buffer.concat(chunks),
        incoming.headers as Record<string, string>,
      ) as Received;
      const message = { id: String(incoming.headers["webhook-id"]), type, data };
      if (receiver.answer) return receiver.answer(message, outgoing);
      receiver.received.push(message);
      outgoing.writeHead(204).end();
    } catch {
      receiver.refused += 1;
      outgoing.writeHead(401).end();
    }
  }
  return receiver;
}
