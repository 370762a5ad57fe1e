import { sql } from "kysely";
import { expect } from "vitest";
import { expectBooksInOrder, expectNothingHeld, expectSound } from "../order-simulation/expect-order.fixture.ts";
import { languageOf } from "../order-simulation/play.fixture.ts";
import type { World } from "./world.fixture.ts";

/** The state of the books when a chapter began. */
export interface Opening {
  orderId: number;
  cashCents: number;
  checkCents: number;
}

export async function openingOf({ shop }: World): Promise<Opening> {
  const { rows } = await sql<Opening>`select
    (select coalesce(max(id), 0) from customer_order)::int as order_id,
    (select coalesce(sum(amount_cents), 0) from ledger_entry where account = 'cash')::int8 as cash_cents,
    (select coalesce(sum(amount_cents), 0) from invoice_payment where method = 'Check')::int8 as check_cents`.execute(shop.database.query);
  const [opening] = rows;
  if (!opening) throw new Error("the books have no sums");
  return opening;
}

/** Checks what has to be true after each step, of the chapter's orders, its stock and the account's credit. */
export async function expectInvariants(world: World, { orderId }: Opening): Promise<void> {
  await expectSound(world.shop, world.items);
  const { rows } = await sql<{ orderNo: number; fault: string }>`
    with own as materialized (select id, order_no, total_cents, status, canceled_at from customer_order where id > ${orderId})
    select order_no, 'its postings don''t add up' as fault from own
      join ledger_posting posting on posting.order_id = own.id join ledger_entry entry on entry.posting_id = posting.id
      group by own.id, order_no having sum(entry.amount_cents) <> 0
    union all
    select order_no, 'more is refunded than was paid' from own where total_cents <
      (select coalesce(sum(amount_cents), 0) from refund where refund.order_id = own.id and state <> 'failed')
    union all
    select order_no, 'a line has more units than were ordered' from own join order_line line on line.order_id = own.id
      join lateral (select coalesce(sum(units) filter (where kind = 'shipped'), 0) as shipped, coalesce(sum(units) filter (where kind = 'canceled'), 0) as canceled,
        coalesce(sum(units) filter (where kind = 'returned'), 0) as returned from order_line_step where order_line_id = line.id) step on true
      where step.shipped + step.canceled > line.quantity or step.returned > step.shipped
    union all
    select order_no, 'refunds of a line are not its share of the price' from own join order_line line on line.order_id = own.id
      join lateral (select sum(units) as units, sum(goods_cents + withheld_goods_cents) as goods, sum(tax_cents + withheld_tax_cents) as tax,
        bool_or(state = 'failed') as has_failed
        from refund_line join refund on refund.id = refund_id where order_line_id = line.id) back on back.units > 0 and not back.has_failed
      where back.units > line.quantity or back.goods <> round(line.goods_cents::numeric * back.units / line.quantity)
        or back.tax <> round(line.tax_cents::numeric * back.units / line.quantity)
    union all
    select order_no, 'a line holds other units than it still needs' from own join order_line line on line.order_id = own.id
      join lateral (select coalesce(sum(units), 0) as units from order_line_step where order_line_id = line.id and kind in ('shipped', 'canceled')) gone on true
      join lateral (select coalesce(sum(reserved), 0) as reserved from stock_movement where order_line_id = line.id) moved on true
      where moved.reserved <> case own.status when 'released' then 0 else line.quantity - gone.units end
    union all
    select max(order_no), 'two orders have one bag' from (select order_no, bag_id from customer_order where id > ${orderId} and status = 'placed') placed
      group by bag_id having count(*) > 1`.execute(world.shop.database.query);
  expect(rows, "faults of orders").toEqual([]);
  expect(await isCreditInOrder(world), "the account's credit is what its limit leaves").toBe(true);
}

/** Whether the business account's available credit is what its balance and orders leave of its limit. */
async function isCreditInOrder({ asPerson }: World): Promise<boolean> {
  const { body } = await asPerson("dealer-admin", "customer/getbalance");
  if (!body.success) return true;
  const { limitCents, balanceCents, orderedCents, heldCents, availableCents } = body.value;
  const left = limitCents - balanceCents - orderedCents - heldCents;
  return left >= 0 && availableCents === left;
}

/** Completes a chapter, then compares the ledger with the providers' books, and runs all checks of `npm run doctor` if asked. */
export async function expectChapterInOrder(world: World, opening: Opening, withBooks: boolean): Promise<void> {
  const { shop, mailbox } = world;
  for (const hours of [1, 24, 24 * 31, 24 * 31]) {
    await shop.events.deliver(hours, 1);
    await world.pass(hours);
  }
  await expectInvariants(world, opening);
  const { query } = shop.database;
  const open = await query.selectFrom("customerOrder").select("orderNo").where("status", "=", "reserved").execute();
  expect(open, "orders that never end").toEqual([]);
  const { cashCents, checkCents } = await openingOf(world);
  const paid = (await expectNothingHeld(shop)).reduce((sum, { cents }) => sum + cents, 0);
  const checks = Number(checkCents) - Number(opening.checkCents);
  expect(Number(cashCents) - Number(opening.cashCents), "the ledger's cash and the providers' books").toBe(paid + checks);
  const { rows: asked } = await sql`select delay_line.order_line_id from delay_line join delay on delay.id = delay_id
    where delay.order_id > ${opening.orderId} and outcome is null`.execute(query);
  expect(asked, "slips that nobody ended").toEqual([]);
  for (const { to, subject, language } of mailbox) {
    const expected = languageOfAddress(to);
    if (expected) expect([to, subject, language], "the language of a message").toEqual([to, subject, expected]);
  }
  if (withBooks) await expectBooksInOrder(shop);
}

/** What a simulation led to, which shows that it wasn't refused everywhere. */
export async function outcomesOf({ shop }: World, { orderId }: Opening): Promise<string> {
  const { rows } = await sql<{ name: string; count: number }>`
    select 'orders placed' as name, count(*)::int as count from customer_order where id > ${orderId} and status = 'placed'
    union all select 'given back', count(*)::int from customer_order where id > ${orderId} and status = 'released'
    union all select 'canceled', count(*)::int from customer_order where id > ${orderId} and canceled_at is not null
    union all select 'refunds', count(*)::int from refund where order_id > ${orderId} and state in ('done', 'voided')
    union all select 'returns refunded', count(*)::int from order_return where order_id > ${orderId} and state = 'refunded'
    union all select 'invoices', count(*)::int from invoice where order_id > ${orderId}
    union all select 'slips', count(*)::int from delay where order_id > ${orderId}
    union all select 'approvals', count(*)::int from approval_request where order_id > ${orderId}`.execute(shop.database.query);
  return rows.map(({ name, count }) => `${count} ${name}`).join(", ");
}

/** The language of a simulated person; null for staff and for people whose order staff took by phone. */
function languageOfAddress(to: string): string | null {
  const [, buyer] = /(\d)-simulated-\d+@/.exec(to) ?? [];
  if (buyer !== undefined) return languageOf(Number(buyer));
  if (to.includes("dealer-admin@")) return "es";
  return to.includes("dealer-buyer@") ? "en" : null;
}
