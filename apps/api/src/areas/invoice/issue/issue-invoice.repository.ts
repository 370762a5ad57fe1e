import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { DeliveryCost, InvoicedLine, Shares } from "./invoice-amounts.rules.ts";

/** An order's and its business account's data on an invoice. Amounts in cents. */
export interface InvoicedOrder {
  storefrontId: number;
  timezone: string;
  customerId: number;
  branchId: number | null;
  paymentTerm: string;
  currency: string;
  purchaseOrderNo: string | null;
  jobName: string | null;
  totalCents: number;
  delivery: DeliveryCost;
  /** Refunds made and pending, and their part on the credit line. */
  refundedCents: number;
  refundedCreditCents: number;
  /** The amount charged to the credit line. */
  creditCents: number;
  /** All invoices so far, less credits. */
  invoicedCents: number;
  /** Whether it was moved from another system, which invoiced it. */
  isMoved: boolean;
}

/** Returns an order of a business account; null for any other. */
export async function selectInvoicedOrder(query: Query, orderId: number): Promise<InvoicedOrder | null> {
  const { rows } = await sql<Omit<InvoicedOrder, "delivery"> & { goodsDelivery: number; samplesDelivery: number; deliveryTax: number }>`
    select o.storefront_id, o.earlier_no is not null as is_moved, storefront.timezone, o.customer_id, o.branch_id, customer.payment_term, o.currency, o.purchase_order_no, o.job_name, o.total_cents,
      coalesce((o.delivery->>'cents')::bigint, 0) as goods_delivery, coalesce((o.sample_delivery->>'cents')::bigint, 0) as samples_delivery,
      o.tax_cents - coalesce((select sum(tax_cents) from order_line where order_id = o.id), 0)::bigint as delivery_tax,
      (select coalesce(sum(amount_cents), 0)::bigint from refund where order_id = o.id and state <> 'failed') as refunded_cents,
      (select coalesce(sum(credit_cents), 0)::bigint from refund
        where order_id = o.id and o.gift_card_id is null and state in ('requested', 'done')) as refunded_credit_cents,
      (select coalesce(sum(amount_cents), 0)::bigint from payment
        where order_id = o.id and method = 'Credit' and status = 'captured') as credit_cents,
      (select coalesce(sum(total_cents), 0)::bigint from invoice where order_id = o.id) as invoiced_cents
    from customer_order o join customer on customer.id = o.customer_id join storefront on storefront.id = o.storefront_id
    where o.id = ${orderId} and o.status = 'placed'`.execute(query);
  const [row] = rows;
  if (!row) return null;
  const { goodsDelivery, samplesDelivery, deliveryTax, ...order } = row;
  return { ...order, delivery: { goodsCents: goodsDelivery, samplesCents: samplesDelivery, taxCents: deliveryTax } };
}

interface LineRow extends Omit<InvoicedLine, "deliveryCents" | "refunded" | "invoiced"> {
  refundedGoods: number;
  refundedTax: number;
  refundedDelivery: number;
  invoicedGoods: number;
  invoicedTax: number;
  invoicedDelivery: number;
}

/** Returns an order's lines in their order, without their parts of the delivery. */
export async function selectInvoicedLines(query: Query, orderId: number): Promise<InvoicedLine[]> {
  const { rows } = await sql<LineRow>`
    select line.id as line_id, coalesce(item.kind = 'sample', false) as is_sample, line.fulfilment = 'DLVR' as is_delivered, line.quantity,
      line.goods_cents, line.tax_cents,
      (select coalesce(sum(units), 0)::int from order_line_step step
        where step.order_line_id = line.id and step.kind = 'canceled') as canceled_units,
      refunds.*, invoices.*
    from order_line line left join item on item.id = line.item_id
    cross join lateral (
      select coalesce(sum(part.units), 0)::int as refunded_units, coalesce(sum(part.goods_cents), 0)::bigint as refunded_goods,
        coalesce(sum(part.tax_cents), 0)::bigint as refunded_tax, coalesce(sum(part.delivery_cents), 0)::bigint as refunded_delivery
      from refund_line part join refund on refund.id = part.refund_id
      where part.order_line_id = line.id and refund.state <> 'failed' and not part.shipped) refunds
    cross join lateral (
      select coalesce(sum(part.units), 0)::int as invoiced_units, coalesce(sum(part.goods_cents), 0)::bigint as invoiced_goods,
        coalesce(sum(part.tax_cents), 0)::bigint as invoiced_tax, coalesce(sum(part.delivery_cents), 0)::bigint as invoiced_delivery
      from invoice_line part join invoice on invoice.id = part.invoice_id
      where part.order_line_id = line.id and invoice.kind = 'invoice') invoices
    where line.order_id = ${orderId} order by line.position`.execute(query);
  return rows.map(({ refundedGoods, refundedTax, refundedDelivery, invoicedGoods, invoicedTax, invoicedDelivery, ...line }) => ({
    ...line,
    deliveryCents: 0,
    refunded: { goodsCents: refundedGoods, taxCents: refundedTax, deliveryCents: refundedDelivery },
    invoiced: { goodsCents: invoicedGoods, taxCents: invoicedTax, deliveryCents: invoicedDelivery },
  }));
}

/** Returns the units that an event handed over, by line. */
export async function selectHandedOver(query: Query, eventId: number): Promise<Map<number, number>> {
  const rows = await query
    .selectFrom("orderLineStep")
    .select(["orderLineId", "units"])
    .where("eventId", "=", eventId)
    .where("kind", "=", "shipped")
    .where("units", ">", 0)
    .execute();
  return new Map(rows.map((row) => [row.orderLineId, row.units]));
}

/** Returns the amount that the invoices of an order moved from its credit line, less credits; payments do not count. */
export async function selectMoved(query: Query, orderId: number): Promise<number> {
  const row = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select((of) => of.fn.sum<string>("amountCents").as("cents"))
    .where("ledgerPosting.orderId", "=", orderId)
    .where("account", "=", "invoiced")
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

export interface NewInvoice extends Shares {
  storefrontId: number;
  customerId: number;
  branchId: number | null;
  orderId: number;
  kind: "invoice" | "credit";
  eventId: number | null;
  refundId: number | null;
  issuedAt: Date;
  issuedOn: string;
  dueOn: string | null;
  paymentTerm: string;
  currency: string;
  totalCents: number;
  prepaidCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
}

export interface NewInvoiceLine extends Shares {
  orderLineId: number;
  units: number;
}

/** Stores an invoice with its lines. @returns its id; null when its event or refund has one */
export async function insertInvoice(query: Query, invoice: NewInvoice, lines: NewInvoiceLine[]): Promise<number | null> {
  const row = await query
    .insertInto("invoice")
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  if (lines.length > 0)
    await query
      .insertInto("invoiceLine")
      .values(lines.map((line, index) => ({ invoiceId: row.id, position: index + 1, ...line })))
      .execute();
  return row.id;
}

/** Returns the part of a refund for goods that had been handed over. */
export async function selectHandedOverRefund(query: Query, refundId: number): Promise<Shares & { lines: NewInvoiceLine[] }> {
  const lines = await query
    .selectFrom("refundLine")
    .select(["orderLineId", "units", "goodsCents", "taxCents", "deliveryCents"])
    .where("refundId", "=", refundId)
    .where("shipped", "=", true)
    .execute();
  const sum = (of: keyof Shares) => lines.reduce((all, line) => all + line[of], 0);
  return { goodsCents: sum("goodsCents"), taxCents: sum("taxCents"), deliveryCents: sum("deliveryCents"), lines };
}

/** Returns events that handed goods of a business account over and have no invoice, oldest first. */
export const selectUninvoicedEvents = (query: Query, limit: number): Promise<{ eventId: number; orderId: number; at: Date }[]> =>
  query
    .selectFrom("orderEvent")
    .innerJoin("customerOrder", "customerOrder.id", "orderEvent.orderId")
    .leftJoin("invoice", "invoice.eventId", "orderEvent.id")
    .select(["orderEvent.id as eventId", "orderEvent.orderId", "orderEvent.at"])
    .where("orderEvent.kind", "=", "shipped")
    .where("customerOrder.customerId", "is not", null)
    .where("invoice.id", "is", null)
    .orderBy("orderEvent.id")
    .limit(limit)
    .execute();

/** Returns the open amount of an invoice or a credit. */
export const selectOpen = async (query: Query, invoiceId: number): Promise<number> =>
  (await query.selectFrom("invoice").select("openCents").where("id", "=", invoiceId).executeTakeFirstOrThrow()).openCents;
