import { sql } from "kysely";
import { expect } from "vitest";
import type { SimulatedShop } from "../order-simulation/simulated-shop.fixture.ts";
import type { Story } from "./play.fixture.ts";

interface AskedLine {
  delayId: number;
  lineId: number;
  outcome: string | null;
  endedAt: Date | null;
  askedAt: Date;
  answerBy: Date;
}

/** The results of a story's delays. */
export interface EndedSlips {
  asked: number;
  waited: number;
  refunded: number;
  replaced: number;
}

/** Checks that each delay had exactly one message in time, or was refunded or asked about again, and that no customer got both outcomes. */
export async function expectSlipsInOrder(
  shop: SimulatedShop,
  { orderNo, mails, answered, unannounced, isGivenUp }: Story,
): Promise<EndedSlips> {
  const { query } = shop.database;
  expect(unannounced, `slips of ${orderNo} that nobody was told of`).toEqual([]);
  const asked = await query
    .selectFrom("delayLine")
    .innerJoin("delay", "delay.id", "delayLine.delayId")
    .innerJoin("customerOrder", "customerOrder.id", "delay.orderId")
    .select(["delayId", "orderLineId as lineId", "outcome", "endedAt", "askedAt", "answerBy"])
    .where("orderNo", "=", orderNo)
    .orderBy("delayId")
    .execute();
  const delays = Map.groupBy(asked, (line) => line.delayId);
  for (const [delayId, lines] of delays) expectOneMessage(delayId, lines, mails);
  expectNobodyForgotten(asked);
  for (const [slug, said] of answered) {
    const delayId = mails.find((mail) => mail.slug === slug)?.delayId ?? 0;
    const outcomes = new Set((delays.get(delayId) ?? []).map((line) => line.outcome));
    for (const status of said) expect([...outcomes], `the answer that the customer of ${orderNo} was told of`).toContain(status);
    expect(said.has("waited") && said.has("canceled"), `both choices for ${orderNo}`).toBe(false);
  }
  await expectLinesInOrder(shop, orderNo, asked, isGivenUp);
  await expectMoneyInOrder(shop, orderNo);
  const ofKind = (...kinds: string[]) =>
    [...delays.values()].filter((lines) => lines.some((line) => kinds.includes(line.outcome ?? ""))).length;
  return { asked: delays.size, waited: ofKind("waited"), refunded: ofKind("expired", "canceled"), replaced: ofKind("replaced") };
}

/**
 * Checks that there was one message before the last day to answer ended; none is allowed only if the question was closed before it could be
 * sent.
 */
function expectOneMessage(delayId: number, lines: AskedLine[], mails: Story["mails"]): void {
  const own = mails.filter((mail) => mail.delayId === delayId);
  expect(own.length, `messages about slip ${delayId}`).toBeLessThanOrEqual(1);
  const [mail] = own;
  if (mail) expect(mail.at.getTime(), `slip ${delayId} was announced in time`).toBeLessThan((lines[0]?.answerBy ?? mail.at).getTime());
  else
    expect(
      lines.map((line) => line.outcome),
      `slip ${delayId} without a message`,
    ).not.toContain("waited");
}

/** Checks that no line has an open question, and no question ended in both ways. */
function expectNobodyForgotten(asked: AskedLine[]): void {
  expect(
    asked.filter((line) => line.outcome === null),
    "slips that nobody ended",
  ).toEqual([]);
  for (const lines of Map.groupBy(asked, (line) => line.delayId).values()) {
    const outcomes = new Set(lines.map((line) => line.outcome));
    expect(outcomes.has("waited") && (outcomes.has("expired") || outcomes.has("canceled")), "wait and refund").toBe(false);
  }
}

/**
 * Checks that a line is canceled if and only if a question or staff canceled it, and that canceled lines are refunded once.
 * @param isGivenUp whether staff tried to cancel the whole order
 */
async function expectLinesInOrder({ database }: SimulatedShop, orderNo: number, asked: AskedLine[], isGivenUp: boolean): Promise<void> {
  const { rows } = await sql<{ lineId: number; quantity: number; canceled: number; refunded: number }>`
    select line.id as line_id, line.quantity,
      coalesce((select sum(units) from order_line_step where order_line_id = line.id and kind = 'canceled'), 0)::int as canceled,
      coalesce((select sum(units) from refund_line join refund on refund.id = refund_id
        where order_line_id = line.id and refund.state in ('done', 'voided')), 0)::int as refunded
    from order_line line join customer_order placed on placed.id = line.order_id
    where placed.order_no = ${orderNo}`.execute(database.query);
  for (const { lineId, quantity, canceled, refunded } of rows) {
    const ends = asked.filter((line) => line.lineId === lineId).map((line) => line.outcome);
    const isEnded = ends.includes("expired") || ends.includes("canceled");
    if (isEnded) expect([canceled, refunded], `line ${lineId} was given up`).toEqual([quantity, quantity]);
    else if (!isGivenUp) expect([canceled, refunded], `line ${lineId} was kept`).toEqual([0, 0]);
  }
}

/** Checks that the order's ledger adds up to zero, and contains the value of its lines that weren't refunded. */
async function expectMoneyInOrder({ database }: SimulatedShop, orderNo: number): Promise<void> {
  const { rows } = await sql<{ all: number; cash: number; total: number; back: number; open: number }>`
    select
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry join ledger_posting on ledger_posting.id = posting_id where order_id = placed.id) as all,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry join ledger_posting on ledger_posting.id = posting_id
        where order_id = placed.id and account = 'cash') as cash,
      total_cents::int as total,
      (select coalesce(sum(amount_cents), 0)::int from refund where order_id = placed.id and state in ('done', 'voided')) as back,
      (select count(*)::int from refund where order_id = placed.id and state in ('requested', 'failed')) as open
    from customer_order placed where order_no = ${orderNo}`.execute(database.query);
  const books = rows[0];
  expect([books?.all, books?.open], `the books of ${orderNo}`).toEqual([0, 0]);
  expect(books?.cash, `the cash of ${orderNo}`).toBe((books?.total ?? 0) - (books?.back ?? 0));
}
