import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { type Sequence, type Step, sequences } from "./acts.fixture.ts";
import { expectBooksInOrder, expectNothingLost, expectSound } from "./expect-order.fixture.ts";
import { play, type SimulatedItem, twoItems } from "./play.fixture.ts";
import { openSimulatedShop, type SimulatedShop } from "./simulated-shop.fixture.ts";

/** In `npm test` only the races below, because the simulation of the whole shop plays the same acts at random; ten thousand in `npm run nightly`. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12);
const SEED = Number(process.env.SIMULATION_SEED ?? (process.env.SEQUENCES ? Date.now() : 20_261_127));
/** Reading all books takes longer with each sequence, so a long run reads them fifty times. */
const BOOKS_EVERY = Math.max(12, Math.ceil(SEQUENCES / 50));

let shop: SimulatedShop;
let items: SimulatedItem[];
beforeAll(async () => {
  shop = await openSimulatedShop();
  items = await twoItems(shop);
});
afterAll(() => shop.close());

const press = { do: "press", buyer: 0, card: "good", clicks: 1, inSecondTab: false, slow: null } as const;
const wait = { do: "wait", minutes: 3 } as const;
const faultless = { killAfter: null, outage: null };
const story = (steps: Step[]): [Sequence] => [{ stock: [5, 5, 5, 5], bags: [{ item: 0, boxes: 2 }], steps }];

/** Sequences that random play hits too rarely to rely on. */
const races: [Sequence][] = [
  // The shop gives an order up while the provider is still slow to answer.
  story([{ act: { ...press, slow: { call: 0, minutes: 16 } }, ...faultless }]),
  story([{ act: { ...press, slow: { call: 1, minutes: 16 } }, ...faultless }]),
  // The shop gives an order up before the provider has opened its payment, and the answer to the charge is lost with its event.
  story([
    { act: { ...press, slow: { call: 0, minutes: 3 } }, killAfter: null, outage: { call: 1, lost: "after" } },
    { act: { do: "loseEvents" }, ...faultless },
  ]),
  // A bag is ordered from a page that was open before its order was placed.
  story([
    { act: press, ...faultless },
    { act: press, ...faultless },
  ]),
  // PayPal's buyer approves while the shop gives the order up, comes back twice, or pays by card in between.
  ...[0, 1, 2].map((call) =>
    story([
      { act: { ...press, card: "paypal" }, ...faultless },
      { act: { do: "answerBank", buyer: 0, outcome: "complete" }, killAfter: null, outage: { call, lost: "after" } },
      { act: { do: "wait", minutes: 16 }, ...faultless },
    ]),
  ),
  story([
    { act: { ...press, card: "paypal", clicks: 2, inSecondTab: true }, ...faultless },
    { act: press, ...faultless },
    { act: { do: "answerBank", buyer: 0, outcome: "complete" }, ...faultless },
  ]),
  // The provider makes a refund, and its answer is lost.
  ...[0, 1, 2, 3].map((call) =>
    story([
      { act: press, ...faultless },
      { act: wait, ...faultless },
      { act: { do: "refund", order: 0, boxes: 1, isRepeated: true }, ...faultless },
      { act: wait, killAfter: null, outage: { call, lost: "after" } },
    ]),
  ),
];

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
    { numRuns: SEQUENCES, examples: races, seed: SEED },
  );
  const { placed, released, killed } = ended;
  process.stdout.write(`${played} sequences, ${killed} kills: ${placed} orders placed, ${released} given back, none lost or doubled\n`);
});
