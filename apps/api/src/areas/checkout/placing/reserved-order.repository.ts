import { randomBytes } from "node:crypto";
import { changesInsert, changesNotice, insertRows, type Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { headColumns, type OrderHead } from "../../order/index.ts";
import { reserveParts, stockChanges } from "../../stock/index.ts";
import type { NewOrder, NewOrderLine } from "./new-order.ts";
import { type NewPayment, newPayment, type Payment, paymentColumns } from "./payment.repository.ts";

interface ReservedOrder {
  order: NewOrder;
  lines: NewOrderLine[];
  payments: NewPayment[];
}

interface Inserted {
  head: OrderHead;
  /** The payment that a provider takes; null without one. */
  payment: Payment | null;
  /** Items whose lot had too little stock, in lot order. If there are any, roll the transaction back. */
  shortItems: string[];
}

/**
 * Inserts an order with everything that belongs to it, and reserves its stock, in one statement: the order claims its number and counts
 * as a use of its promotions.
 */
export async function insertReservedOrder(query: Query, { order, lines, payments }: ReservedOrder): Promise<Inserted> {
  const parts = lines.flatMap(({ parts: own }, position) => own.map((part) => ({ position, ...part })));
  const ofHead = { columns: { orderId: sql`head.id` }, from: sql`head` };
  const written: [string, RawBuilder<unknown>][] = [
    ["head", sql`${insertRows("customerOrder", [orderRow(order)])} returning *`],
    ["line", sql`${insertRows("orderLine", lines.map(lineRow), ofHead)} returning id, position`],
    [
      "part",
      sql`select line.id as line_id, given."lotId" as lot_id, given.quantity from line
      join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as given(position integer, "lotId" integer, quantity integer) using (position)`,
    ],
    ["line_lot", sql`insert into order_line_lot (order_line_id, lot_id, quantity) select line_id, lot_id, quantity from part`],
    ...reserveParts(parts.map(({ lotId }) => lotId)),
    ["changed", changesInsert(stockChanges(lines.map(({ productId }) => productId)))],
  ];
  if (payments.length > 0) written.push(["paid", sql`${insertRows("payment", payments.map(newPayment), ofHead)} returning *`]);
  if (order.promotions.length > 0)
    written.push([
      "promoted",
      insertRows(
        "orderPromotion",
        order.promotions.map((one) => ({ ...one })),
        ofHead,
      ),
    ]);
  written.push(...taxStatements(order, lines));
  const payment = sql`(select to_jsonb(own) from (${selectPaid(payments.length > 0)}) own)`;
  const { rows } = await sql<OrderHead & { payment: PaymentRow | null; lots: number[] | null }>`
    with ${sql.join(written.map(([name, statement]) => sql`${sql.ref(name)} as (${statement})`))}
    select ${sql.join(headColumns.map((column) => sql.ref(column)))}, ${payment} as payment,
      (select array_agg(id) from reserved_lot) as lots, ${changesNotice}
    from head`.execute(query);
  const [found] = rows;
  if (!found) throw new Error("an order was not inserted");
  const { payment: paid, lots, ...head } = found;
  const reservedLots = new Set(lots ?? []);
  const short = parts.filter(({ lotId }) => !reservedLots.has(lotId)).toSorted((a, b) => a.lotId - b.lotId);
  return { head, payment: paid && toPayment(paid), shortItems: short.map(({ position }) => lines[position]?.itemNo ?? "") };
}

/** Stores the taxes by line and jurisdiction, and what is reported of them. */
function taxStatements({ taxParts, taxDocument }: NewOrder, lines: NewOrderLine[]): [string, RawBuilder<unknown>][] {
  const positionOf = new Map(lines.map(({ bagLineId }, position) => [bagLineId, position]));
  const taxes = taxParts
    .filter(({ cents }) => cents > 0)
    .map(({ lineId, name, ratePpm, baseCents, cents, rate: { country, province } }) => ({
      position: lineId === null ? null : (positionOf.get(lineId) ?? null),
      ...{ name, country, province, ratePpm, baseCents, cents },
    }));
  const taxed: [string, RawBuilder<unknown>] = [
    "taxed",
    sql`insert into order_tax (order_id, order_line_id, name, country, province, rate_ppm, taxable_cents, cents)
      select head.id, line.id, given.name, given.country, given.province, given."ratePpm", given."baseCents", given.cents
      from head, jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb)
        as given(position integer, name text, country text, province text, "ratePpm" integer, "baseCents" bigint, cents bigint)
        left join line using (position)`,
  ];
  if (!taxDocument) return taxes.length === 0 ? [] : [taxed];
  const { service, document } = taxDocument;
  const sold = sql`insert into tax_sale (order_id, service, document) select id, ${service}, ${JSON.stringify(document)}::jsonb from head`;
  return [taxed, ["sold", sold]];
}

function orderRow({ contact, promotions: _, taxParts: _parts, taxDocument: _document, ...columns }: NewOrder): Record<string, unknown> {
  return { ...columns, ...contact, receiptKey: randomBytes(24).toString("base64url"), status: "reserved" };
}

const lineRow = ({ parts: _, productId: __, ...line }: NewOrderLine, position: number): Record<string, unknown> => ({ ...line, position });

/** A payment as JSON, whose keys are the columns' names in the database. */
type PaymentRow = Record<string, unknown>;

const selectPaid = (hasPayments: boolean): RawBuilder<unknown> =>
  hasPayments
    ? sql`select ${sql.join(paymentColumns.map((column) => sql.ref(column)))} from paid where method not in ('Credit', 'GiftCard') order by id desc limit 1`
    : sql`select null where false`;

const toPayment = (found: PaymentRow): Payment => {
  const { order_id: orderId, provider_id: providerId, amount_cents: amountCents, failure_code: failureCode, ...same } = found;
  return { ...same, orderId, providerId, amountCents, failureCode, isOfRequest: false } as Payment;
};
