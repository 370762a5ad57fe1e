import { sql } from "kysely";
import { createBuyers, type Story, stockUp } from "../order-simulation/play.fixture.ts";
import { createDealers } from "./dealers.fixture.ts";
import { expectChapterInOrder, expectInvariants, type Opening, openingOf } from "./invariants.fixture.ts";
import { createOffice, type Newest } from "./office.fixture.ts";
import type { Chapter, Operation } from "./operations.fixture.ts";
import { createVisitors } from "./visitors.fixture.ts";
import type { World } from "./world.fixture.ts";

/** The number of operations that a simulation has played, by name. */
export type Played = Map<Operation["do"], number>;

/**
 * Plays a chapter, checking the invariants after each step and the books at its end.
 * @throws with the step at which an invariant broke
 */
export async function playChapter(world: World, { stock, steps }: Chapter, played: Played, withBooks: boolean): Promise<void> {
  const { shop, items } = world;
  shop.resetClock();
  world.mailbox.length = 0;
  await shop.clearProvider();
  await shop.asStaff("office/lockcustomer", { customerId: world.customerId, locked: false }, crypto.randomUUID());
  await stockUp(shop, items, stock);
  const opening = await openingOf(world);
  const act = createPlayers(world, opening);
  for (const [index, { act: next, killAfter, outage }] of steps.entries()) {
    if (killAfter !== null) shop.faults.killAfter(killAfter);
    if (outage !== null) shop.faults.loseCall(outage.call, outage.lost);
    played.set(next.do, (played.get(next.do) ?? 0) + 1);
    try {
      await act(next);
      shop.faults.heal();
      await expectInvariants(world, opening);
    } catch (error) {
      const before = steps.slice(Math.max(0, index - 5), index + 1).map((step) => JSON.stringify(step));
      throw new Error(`step ${index + 1} of ${steps.length}: ${error instanceof Error ? error.message : error}\n${before.join("\n")}`, {
        cause: error,
      });
    }
  }
  await expectChapterInOrder(world, opening, withBooks);
}

const hasShipped = sql<boolean>`exists (select from order_line join order_line_step step on step.order_line_id = order_line.id
  where order_line.order_id = customer_order.id and step.kind = 'shipped')`;

/** Returns a function that plays one operation. */
function createPlayers(world: World, { orderId }: Opening): (operation: Operation) => Promise<void> {
  const { shop } = world;
  const story: Story = { bags: new Set(), confirmed: new Map() };
  const newest: Newest = (order, isShipped = false) =>
    shop.database.query
      .selectFrom("customerOrder")
      .select(["id", "orderNo", "receiptKey"])
      .where("id", ">", orderId)
      .$if(isShipped, (orders) => orders.where(hasShipped))
      .where("status", "=", "placed")
      .orderBy("id", "desc")
      .offset(order)
      .limit(1)
      .executeTakeFirst();
  const players = {
    ...createDealers(world),
    ...createOffice(world, newest),
    ...createVisitors(world, newest),
    pass: ({ hours }: { hours: number }) => world.pass(hours),
    restart: () => shop.restart(),
  };
  const buyers = createBuyers(shop, world.items, story);
  return async (operation) => {
    if (!(operation.do in players)) return buyers(operation as Parameters<typeof buyers>[0]);
    await players[operation.do as keyof typeof players](operation as never);
  };
}
