import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, it } from "vitest";
import { expectBooksInOrder } from "./books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

/** Ten in `npm test`, a hundred in `npm run nightly`. */
const KILLS = Number(process.env.KILLS ?? 10);
/** Longer than a whole checkout takes here, so that kills occur before, during and after each phase. */
const LATEST_KILL_MS = 160;

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
  return startServerProcess(port, { DATA_DIR: copy.dataDir, ...(copy.url && { DATABASE_URL: copy.url }), ...besideProvider(provider) });
}

it(`keeps stock, money and orders correct over ${KILLS} kills in the middle of a checkout`, { timeout: KILLS * 30_000 }, async () => {
  const item = await anItem(copy);
  const acknowledged = new Set<string>();
  let unfinished: Checkout | null = null;
  const press = async (checkout: Checkout, server: ServerProcess) => {
    const answer = await checkout.press(server).catch(() => null);
    if (answer?.body.value?.status === "placed") acknowledged.add(checkout.bagId);
  };
  for (let round = 0; round < KILLS; round++) {
    const server = await start();
    // Half of the customers retry; the other half never return.
    if (unfinished && round % 2 === 0) await press(unfinished, server);
    const checkout = await fillBag(server, item.itemNo, `round-${round}`);
    if (!checkout) throw new Error("the shop did not take a bag");
    const answer = press(checkout, server);
    await new Promise((resolve) => setTimeout(resolve, (round / Math.max(1, KILLS - 1)) * LATEST_KILL_MS));
    await server.kill();
    await answer;
    unfinished = checkout;
  }
  const placed = await expectBooksInOrder({ ...copy, provider }, { item, acknowledged });
  process.stdout.write(`${KILLS} kills: ${placed} orders placed, ${acknowledged.size} acknowledged, none lost or doubled\n`);
});
