import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { type Sequence, sequences } from "./acts.fixture.ts";
import { expectBooksInOrder, expectNothingLost, expectSound } from "./expect-order.fixture.ts";
import { play, type SimulatedItem } from "./play.fixture.ts";
import { openSimulatedShop, type SimulatedShop } from "./simulated-shop.fixture.ts";

/** Two hundred in `npm test`, ten thousand in `npm run nightly`. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 200);
/** Reading all books takes longer with each sequence. */
const BOOKS_EVERY = 20;

let shop: SimulatedShop;
let items: SimulatedItem[];
beforeAll(async () => {
  shop = await openSimulatedShop();
  items = await twoItems(shop);
});
afterAll(() => shop.close());

/** Two items sold by the box, each with two lots. */
async function twoItems({ database }: SimulatedShop): Promise<SimulatedItem[]> {
  const rows = await database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["item.itemNo", "lot.id"])
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 0)
    .orderBy("lot.id")
    .execute();
  const byItem = [...Map.groupBy(rows, (row) => row.itemNo)].filter(([, lots]) => lots.length === 2);
  return byItem.slice(0, 2).map(([itemNo, lots]) => ({ itemNo, lotIds: lots.map((lot) => lot.id) }));
}

/** What random sequences rarely hit: the shop gives an order up while the provider is still slow to answer. */
const races: [Sequence][] = [0, 1].map((call) => [
  {
    stock: [5, 5, 5, 5],
    bags: [{ buyer: 0, item: 0, boxes: 1 }],
    steps: [
      {
        act: { do: "press", buyer: 0, card: "good", clicks: 1, inSecondTab: false, slow: { call, minutes: 16 } },
        killAfter: null,
        outage: null,
      },
    ],
  },
]);

it(`loses and doubles no order in ${SEQUENCES} random sequences of acts and faults`, { timeout: SEQUENCES * 2000 + 60_000 }, async () => {
  let played = 0;
  const ended = { placed: 0, released: 0, killed: 0 };
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      await shop.clearProvider();
      const story = await play(shop, items, sequence, () => expectSound(shop, items));
      const { placed, released } = await expectNothingLost(shop, story);
      ended.placed += placed;
      ended.released += released;
      ended.killed += sequence.steps.filter((step) => step.killAfter !== null).length;
      played += 1;
      if (played % BOOKS_EVERY === 0 || played === SEQUENCES) await expectBooksInOrder(shop);
    }),
    { numRuns: SEQUENCES, examples: races, ...(process.env.SIMULATION_SEED && { seed: Number(process.env.SIMULATION_SEED) }) },
  );
  const { placed, released, killed } = ended;
  process.stdout.write(`${played} sequences, ${killed} kills: ${placed} orders placed, ${released} given back, none lost or doubled\n`);
});
