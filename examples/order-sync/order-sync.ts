import { createServer, type IncomingMessage } from "node:http";
import { CallError, createClient } from "@azulejo/client";
import { changes, type RecordChange } from "@azulejo/contract/areas/changes.ts";
import { Webhook } from "standardwebhooks";
import { type Ledger, openLedger } from "./ledger.ts";

/** How often the feed is read even without a webhook message, in case one is late. */
const POLL_MS = 60_000;
const RETRY_MS = 1000;

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
};

const shop = createClient({
  shopUrl: needed("SHOP_URL"),
  storefrontId: process.env.STOREFRONT_ID ?? "1",
  publicKey: needed("PUBLIC_KEY"),
  apiKey: needed("API_KEY"),
});
const ledger = openLedger(needed("LEDGER"));

/** Reads the feed to its end. */
async function sync(): Promise<void> {
  for (let more = true; more; ) {
    const value = await shop.call(changes, { after: ledger.cursor(), kinds: "order" }).catch(waitIfAsked);
    if (!value) continue;
    for (const change of value.changes) note(ledger, change);
    // The position is saved even if only other kinds of changes came, because the feed is kept for 30 days only.
    if (value.cursor > ledger.cursor()) ledger.append({ position: value.cursor });
    more = value.more;
  }
}

/** Waits as long as the shop asks when it was called too often. @throws any other error */
async function waitIfAsked(error: unknown): Promise<null> {
  if (!(error instanceof CallError) || error.retryAfter === null) throw error;
  await pause(error.retryAfter * 1000);
  return null;
}

/** Writes the difference between an order's value now and before. */
function note(to: Ledger, { kind, position, at, data }: RecordChange): void {
  if (kind !== "order" || data === null) return;
  const cents = data.totalCents - data.refundedCents - to.totalOf(data.orderNo);
  to.append({ position, orderNo: data.orderNo, at, cents });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let isDue = false;
let isSyncing = false;
/** Runs one more sync after the current one, and repeats it until it succeeds. */
async function wake(): Promise<void> {
  isDue = true;
  if (isSyncing) return;
  isSyncing = true;
  while (isDue) {
    isDue = false;
    await sync().catch(async (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      isDue = true;
      await pause(RETRY_MS);
    });
  }
  isSyncing = false;
}

const webhook = new Webhook(needed("WEBHOOK_SECRET"));
const isGenuine = (body: string, { headers }: IncomingMessage): boolean => {
  try {
    webhook.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

/** A webhook message says only that something has changed: the feed has the changes, complete and in order. */
createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (!isGenuine(Buffer.concat(chunks).toString("utf8"), incoming)) return outgoing.writeHead(401).end();
  void wake();
  return outgoing.writeHead(204).end();
}).listen(Number(needed("PORT")), process.env.HOST ?? "127.0.0.1", () => process.stdout.write("listening\n"));

setInterval(() => void wake(), POLL_MS);
void wake();
