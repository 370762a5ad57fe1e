import { afterAll, beforeAll, expect, it } from "vitest";
import type { SeededFault } from "../order-simulation/faults.fixture.ts";
import type { Chapter, Operation } from "./operations.fixture.ts";
import { playChapter } from "./play.fixture.ts";
import { openWorld, type World } from "./world.fixture.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.shop.close());

/** An order of four boxes that is handed over, and then refunded box by box. */
const refundedByUnit = (cents: number): Operation[] => [
  { do: "changePrice", item: 0, cents },
  { do: "add", buyer: 0, item: 0, boxes: 4 },
  { do: "press", buyer: 0, card: "good", clicks: 1, inSecondTab: false, slow: null },
  { do: "wait", minutes: 3 },
  { do: "handOver", order: 0, isWhole: true },
  ...Array.from({ length: 3 }, (): Operation => ({ do: "refundUnit", order: 0, clicks: 1 })),
];
const chapterOf = (operations: Operation[]): Chapter => ({
  stock: [12, 12, 12, 12],
  steps: operations.map((act) => ({ act, killAfter: null, outage: null })),
});
const play = (operations: Operation[]) => playChapter(world, chapterOf(operations), new Map(), false);

/** Earlier refunds of a line are read as none, so each unit is refunded as if it were the first. */
const forgetsRefunds: SeededFault = (row) =>
  "refundedGoodsCents" in row
    ? { ...row, refundedUnits: 0, refundedWithDelivery: 0, refundedGoodsCents: 0, refundedTaxCents: 0, refundedDeliveryCents: 0 }
    : row;

/** Prices whose tax can't be divided by four boxes, so that shares have to be rounded. */
const PRICES = [3333, 3347];

it("a chapter of partial refunds breaks no invariant", async () => {
  await play(refundedByUnit(PRICES[0] ?? 0));
  const { refunds } = await world.shop.database.query
    .selectFrom("refundLine")
    .select((of) => of.fn.countAll<number>().as("refunds"))
    .executeTakeFirstOrThrow();
  expect(Number(refunds)).toBe(3);
});

it("a refund that forgets earlier ones breaks an invariant", async () => {
  world.shop.faults.seed(forgetsRefunds);
  const error = await play(PRICES.flatMap(refundedByUnit)).catch((caught: Error) => caught);
  world.shop.faults.seed(null);
  const fault = { orderNo: expect.any(Number), fault: "refunds of a line are not its share of the price" };
  expect(error).toMatchObject({ message: expect.stringContaining('"do":"refundUnit"'), cause: { actual: [fault] } });
});
