import type { Mailer } from "@azulejo/api";
import { movementToCount } from "@azulejo/api/areas/stock/index.ts";
import { moveStock } from "@azulejo/api/areas/stock/movement.repository.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { expectBooksInOrder } from "../order-simulation/expect-order.fixture.ts";
import { openSimulatedShop, type SimulatedShop } from "../order-simulation/simulated-shop.fixture.ts";
import { LINES, stories } from "./acts.fixture.ts";
import { type EndedSlips, expectSlipsInOrder } from "./expect-slips.fixture.ts";
import { type DelayMail, play, type Stage } from "./play.fixture.ts";

/** Fifteen in `npm test`, always the same; ten thousand in `npm run nightly`. */
const SLIPS = Number(process.env.SLIPS ?? 15);
const SEED = Number(process.env.SIMULATION_SEED ?? (process.env.SLIPS ? Date.now() : 20_261_127));
/** A story has about ten postponed dates; surplus ones aren't simulated. */
const STORIES = Math.ceil(SLIPS / 3);
const BOOKS_EVERY = 50;
const DAY_MS = 86_400_000;

let shop: SimulatedShop;
let stage: Stage;
const mailbox: DelayMail[] = [];
const clock = { now: new Date() };
const mailServer = { isUp: true };
beforeAll(async () => {
  shop = await openSimulatedShop({ mailer: mailboxMailer() });
  const itemNos = [await boxInReno(shop, 0)];
  for (let offset = 1; itemNos.length < LINES; offset++) {
    const itemNo = await boxInReno(shop, offset);
    if (!itemNos.includes(itemNo)) itemNos.push(itemNo);
  }
  // Every story needs its boxes.
  const lots = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["lot.id", "lot.onHand", "lot.reserved"])
    .where("itemNo", "in", itemNos)
    .execute();
  for (const lot of lots) {
    const movement = movementToCount(lot, { of: "onHand", units: 1_000_000 });
    if (movement) await moveStock(shop.database.query, lot.id, movement);
  }
  stage = {
    shop,
    itemNos,
    mailbox,
    clock,
    mailServer,
    pass(days) {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
      shop.setNow(clock.now);
    },
  };
});
afterAll(() => shop.close());

/** A mailbox that knows a message again by its id, as real ones do. */
function mailboxMailer(): Mailer {
  return {
    async send({ key, html }) {
      if (!mailServer.isUp) throw new Error("the mail server is down");
      const [, id] = /^delay:(\d+)$/.exec(key) ?? [];
      const [, slug = ""] = /delay\/([\w-]+)#wait/.exec(html) ?? [];
      if (id && !mailbox.some((mail) => mail.delayId === Number(id))) mailbox.push({ delayId: Number(id), slug, at: clock.now });
    },
    close() {},
  };
}

it(`gives each of ${SLIPS} slips one message in time, or a refund`, { timeout: SLIPS * 1000 + 60_000 }, async () => {
  const sum: EndedSlips = { asked: 0, waited: 0, refunded: 0, replaced: 0 };
  let played = 0;
  const story = fc.asyncProperty(stories, async (steps) => {
    if (sum.asked >= SLIPS) return;
    clock.now = new Date();
    shop.setNow(clock.now);
    const ended = await expectSlipsInOrder(shop, await play(stage, steps));
    for (const key of Object.keys(sum) as (keyof EndedSlips)[]) sum[key] += ended[key];
    played += 1;
    if (played % BOOKS_EVERY === 0) {
      await expectBooksInOrder(shop);
      await shop.clearProvider();
    }
  });
  await fc.assert(story, { numRuns: STORIES, seed: SEED });
  await expectBooksInOrder(shop);
  const { asked, waited, refunded, replaced } = sum;
  process.stdout.write(`${asked} slips in ${played} orders: ${waited} waited for, ${refunded} refunded, ${replaced} asked again\n`);
});
