import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, it } from "vitest";
import { expectBooksInOrder } from "./books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

/** Ten in `npm test`, a hundred in `npm run nightly`. */
const KILLS = Number(process.env.KILLS ?? 10);
/** The last kill comes this many whole checkouts after the button, so that kills occur before, during and after each phase. */
const LATEST_KILL = 1.3;

let copy: TemplateCopy;
let provider: RunningSandbox;
let port = 9;
beforeAll(async () => {
  copy = await copyTemplate();
  provider = await startProvider(() => port);
});
afterAll(async () => {
  await provider.close();
  await copy.remove();
});

async function start(): Promise<ServerProcess> {
  port = await freePort();
  return startServerProcess(port, { DATA_DIR: copy.dataDir, DATABASE_URL: copy.url, ...besideProvider(provider) });
}

/** How long the first checkout of a process takes on this machine, because kills that all come before its end prove nothing. */
async function checkoutMs(itemNo: string, press: (checkout: Checkout, server: ServerProcess) => Promise<void>): Promise<number> {
  const server = await start();
  const checkout = await fillBag(server, itemNo, "undisturbed");
  if (!checkout) throw new Error("the shop did not take a bag");
  const began = performance.now();
  await press(checkout, server);
  const took = performance.now() - began;
  await server.kill();
  return took;
}

it(`keeps stock, money and orders correct over ${KILLS} kills in the middle of a checkout`, { timeout: (KILLS + 1) * 30_000 }, async () => {
  const item = await anItem(copy);
  const acknowledged = new Set<string>();
  let unfinished: Checkout | null = null;
  const press = async (checkout: Checkout, server: ServerProcess) => {
    const answer = await checkout.press(server).catch(() => null);
    if (answer?.body.value?.status === "placed") acknowledged.add(checkout.bagId);
  };
  const wholeMs = await checkoutMs(item.itemNo, press);
  for (let round = 0; round < KILLS; round++) {
    const server = await start();
    // Half of the customers retry; the other half never return.
    if (unfinished && round % 2 === 0) await press(unfinished, server);
    const checkout = await fillBag(server, item.itemNo, `round-${round}`);
    if (!checkout) throw new Error("the shop did not take a bag");
    const answer = press(checkout, server);
    await new Promise((resolve) => setTimeout(resolve, (round / Math.max(1, KILLS - 1)) * LATEST_KILL * wholeMs));
    await server.kill();
    await answer;
    unfinished = checkout;
  }
  const placed = await expectBooksInOrder({ ...copy, provider }, { item, acknowledged });
  process.stdout.write(
    `${KILLS} kills within ${Math.round(LATEST_KILL * wholeMs)} ms: ${placed} orders placed, ${acknowledged.size} acknowledged, none lost or doubled\n`,
  );
});
