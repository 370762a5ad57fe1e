import type { RunningSandbox } from "@azulejo/sandbox";
import { afterAll, beforeAll, it } from "vitest";
import { expectBooksInOrder } from "./books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.fixture.ts";

/** The kinds of processes to kill, and how often. `npm run nightly` sets the variables. */
const kinds = [
  { victim: "the shop", kills: Number(process.env.KILLS ?? 10) },
  { victim: "its database server", kills: Number(process.env.SERVER_KILLS ?? 3) },
  { victim: "both", kills: Number(process.env.DOUBLE_KILLS ?? 3) },
] as const;
/** The latest kill comes after this many checkout durations, so that kills occur before, during and after each phase. */
const LATEST_KILL = 1.3;
const PRESSES = 100;
const PAUSE_MS = 100;

let own: TestDatabase;
let provider: RunningSandbox;
let port = 9;
let item: Awaited<ReturnType<typeof anItem>>;
const acknowledged = new Set<string>();
beforeAll(async () => {
  own = await createTestDatabase();
  item = await anItem(own);
  provider = await startProvider(() => port);
});
afterAll(async () => {
  await provider.close();
  own.remove();
});

async function start(): Promise<ServerProcess> {
  port = await freePort();
  return startServerProcess(port, { DATA_DIR: own.dataDir, ...besideProvider(provider) });
}

async function press(checkout: Checkout, server: ServerProcess): Promise<boolean> {
  const answer = await checkout.press(server).catch(() => null);
  const isPlaced = answer?.body.value?.status === "placed";
  if (isPlaced) acknowledged.add(checkout.bagId);
  return isPlaced;
}

/** How long the first checkout of a process takes on this machine, because kills that all come before its end prove nothing. */
async function checkoutMs(itemNo: string, victim: string): Promise<number> {
  const server = await start();
  const checkout = await bagOf(server, itemNo, `undisturbed-${victim.length}`);
  const began = performance.now();
  await press(checkout, server);
  const took = performance.now() - began;
  await server.stop();
  return took;
}

async function bagOf(server: ServerProcess, itemNo: string, name: string): Promise<Checkout> {
  const checkout = await fillBag(server, itemNo, name);
  if (!checkout) throw new Error("the shop did not take a bag");
  return checkout;
}

/** A shop whose server was killed starts it again, and its customer presses the button until the order is placed. */
async function pressUntilPlaced(checkout: Checkout, server: ServerProcess): Promise<void> {
  for (let pressed = 0; pressed < PRESSES; pressed++) {
    if (await press(checkout, server)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error("the shop did not come back");
}

it.each(kinds)(
  "keeps stock, money and orders correct over $kills kills of $victim in the middle of a checkout",
  {
    timeout: Math.max(...kinds.map(({ kills }) => kills)) * 30_000 + 60_000,
  },
  async ({ victim, kills }) => {
    const wholeMs = await checkoutMs(item.itemNo, victim);
    let unfinished: Checkout | null = null;
    let server = await start();
    for (let round = 0; round < kills; round++) {
      // Half of the customers retry; the other half never return.
      if (unfinished && round % 2 === 0) await press(unfinished, server);
      const checkout = await bagOf(server, item.itemNo, `${victim.replaceAll(" ", "-")}-${round}`);
      const answer = press(checkout, server);
      await new Promise((resolve) => setTimeout(resolve, (round / Math.max(1, kills - 1)) * LATEST_KILL * wholeMs));
      if (victim !== "the shop") process.kill(own.serverPid(), "SIGKILL");
      if (victim !== "its database server") await server.kill();
      await answer;
      if (victim === "its database server") await pressUntilPlaced(checkout, server);
      else server = await start();
      unfinished = checkout;
    }
    await server.stop();
    const placed = await expectBooksInOrder({ ...own, provider }, { item, acknowledged });
    process.stdout.write(
      `${kills} kills of ${victim} within ${Math.round(LATEST_KILL * wholeMs)} ms: ${placed} orders placed, ${acknowledged.size} acknowledged, none lost or doubled\n`,
    );
  },
);
