import { createServer, type IncomingMessage } from "node:http";
import type { Caller } from "@azulejo/contract";
import { changes, type RecordChange } from "@azulejo/contract/areas/changes.ts";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import { Webhook } from "standardwebhooks";
import { type Ledger, openLedger } from "./ledger.ts";

/** How often the feed is read without a message, in case one is late. */
const POLL_MS = 60_000;
const RETRY_MS = 1000;

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
};

const shopUrl = needed("SHOP_URL");
const caller: Caller = {
  storefront: { id: process.env.STOREFRONT_ID ?? "1", publicKey: needed("PUBLIC_KEY") },
  language: "en",
  address: "",
  agent: "order-sync",
  requestId: "",
  authToken: needed("API_KEY"),
};
const api = createFetchShopApi((request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(new URL(pathname + search, shopUrl), request), { signal: AbortSignal.timeout(30_000) });
});
const ledger = openLedger(needed("LEDGER"));

/** Reads the feed to its end. */
async function sync(): Promise<void> {
  for (let more = true; more; ) {
    const requestId = crypto.randomUUID();
    const { body, retryAfter } = await api.call(changes, { after: ledger.cursor(), kinds: "order" }, { ...caller, requestId });
    if (!body.success) {
      if (retryAfter === null) throw new Error(body.messages.join(" "));
      await pause(retryAfter * 1000);
      continue;
    }
    const { value } = body;
    for (const change of value.changes) note(ledger, change);
    // Other kinds have moved the feed on; it is kept for 30 days only.
    if (value.cursor > ledger.cursor()) ledger.append({ position: value.cursor });
    more = value.more;
  }
}

/** Writes what an order is worth more or less than before. */
function note(to: Ledger, { kind, position, at, data }: RecordChange): void {
  if (kind !== "order" || data === null) return;
  const cents = data.totalCents - data.refundedCents - to.totalOf(data.orderNo);
  to.append({ position, orderNo: data.orderNo, at, cents });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let isDue = false;
let isSyncing = false;
/** Syncs once more after the one that runs, and again until it succeeds. */
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

/** A message says only that there is something new: the feed has it, in order and complete. */
createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (!isGenuine(Buffer.concat(chunks).toString("utf8"), incoming)) return outgoing.writeHead(401).end();
  void wake();
  return outgoing.writeHead(204).end();
}).listen(Number(needed("PORT")), process.env.HOST ?? "127.0.0.1", () => process.stdout.write("listening\n"));

setInterval(() => void wake(), POLL_MS);
void wake();
