import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

interface Change {
  id: string;
  position: number;
}

/** What came of one record. */
interface Seen {
  /** The position of the newest message. */
  last: number;
  /** Messages without repeats, and the sum of their positions. */
  count: number;
  sum: number;
}

/** A receiver that only keeps figures, so that millions of messages fit into memory. */
export interface EventLedger {
  url: string;
  /** Set once the webhook exists. */
  verify: (secret: string) => void;
  records: Map<string, Seen>;
  /** Messages without repeats. */
  received(): number;
  repeats: number;
  /** Messages of a record that came after a later one of it. */
  disordered: number;
  /** Messages that weren't signed with the secret. */
  refused: number;
  close(): Promise<void>;
}

/** Receives webhooks on this machine. A repeat of the newest message of a record is no fault: delivery is at least once. */
export async function openEventLedger(): Promise<EventLedger> {
  let webhook: Webhook | null = null;
  let received = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    try {
      if (!webhook) throw new Error("the webhook doesn't exist yet");
      note((webhook.verify(Buffer.concat(chunks), incoming.headers as Record<string, string>) as { data: Change }).data);
      outgoing.writeHead(204).end();
    } catch {
      ledger.refused += 1;
      outgoing.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ledger: EventLedger = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    verify: (secret) => {
      webhook = new Webhook(secret);
    },
    records: new Map(),
    received: () => received,
    repeats: 0,
    disordered: 0,
    refused: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  function note({ id, position }: Change): void {
    const seen = ledger.records.get(id) ?? { last: 0, count: 0, sum: 0 };
    ledger.records.set(id, seen);
    if (position === seen.last) ledger.repeats += 1;
    else if (position < seen.last) ledger.disordered += 1;
    else {
      seen.last = position;
      seen.count += 1;
      seen.sum += position;
      received += 1;
    }
  }
  return ledger;
}
