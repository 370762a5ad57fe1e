import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { deliveryRef, lineRef } from "./answered-taxes.rules.ts";
import type { SaleDocument } from "./sale-document.rules.ts";

/** A sale that is reported to a tax service. */
export interface StoredTaxSale {
  orderId: number;
  service: string;
  /** The order's number. */
  code: string;
  ref: string | null;
  document: SaleDocument;
  committedAt: Date | null;
  voidedAt: Date | null;
}

export async function selectTaxSale(query: Query, orderId: number): Promise<StoredTaxSale | null> {
  const row = await query
    .selectFrom("taxSale")
    .innerJoin("customerOrder", "customerOrder.id", "taxSale.orderId")
    .select(["taxSale.orderId", "service", "orderNo", "ref", "document", "committedAt", "voidedAt"])
    .where("taxSale.orderId", "=", orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { orderNo, document, ...sale } = row;
  return { ...sale, code: String(orderNo), document: document as unknown as SaleDocument };
}

/** @returns whether the sale was canceled in the meantime */
export async function markCommitted(query: Query, orderId: number, ref: string | null, at: Date): Promise<boolean> {
  const row = await query
    .updateTable("taxSale")
    .set({ committedAt: at, ref })
    .where("orderId", "=", orderId)
    .returning("voidedAt")
    .executeTakeFirstOrThrow();
  return row.voidedAt !== null;
}

export async function markVoided(query: Query, orderId: number, at: Date): Promise<{ wasCommitted: boolean; ref: string | null }> {
  const row = await query
    .updateTable("taxSale")
    .set({ voidedAt: at })
    .where("orderId", "=", orderId)
    .returning(["committedAt", "ref"])
    .executeTakeFirstOrThrow();
  return { wasCommitted: row.committedAt !== null, ref: row.ref };
}

interface ReportedRefund {
  /** yyyy-mm-dd */
  on: string;
  /** Refunded lines by item reference of the sale. Amounts in cents: without tax, and the tax. */
  lines: { ref: string; units: number; cents: number; taxCents: number }[];
}

/** Returns the refunded amounts, by item reference of the sale. */
export async function selectTaxRefund(query: Query, refundId: number): Promise<ReportedRefund | null> {
  const { rows } = await sql<{ bagLineId: number | null; units: number; goodsCents: number; taxCents: number; deliveryCents: number }>`
    select line.bag_line_id, part.units, part.goods_cents, part.tax_cents, part.delivery_cents
    from refund_line part join order_line line on line.id = part.order_line_id where part.refund_id = ${refundId}`.execute(query);
  const refund = await query
    .selectFrom("refund")
    .select([sql<string>`to_char(requested_at, 'YYYY-MM-DD')`.as("on")])
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (!refund) return null;
  const delivery = await query
    .selectFrom("refundTax")
    .select((of) => of.fn.sum<string>("cents").as("cents"))
    .where("refundId", "=", refundId)
    .where("orderLineId", "is", null)
    .executeTakeFirst();
  const taxCents = Number(delivery?.cents ?? 0);
  const cents = rows.reduce((sum, one) => sum + one.deliveryCents, 0) - taxCents;
  return {
    on: refund.on,
    lines: [
      ...rows.map(({ bagLineId, units, goodsCents, taxCents: ofLine }) => ({
        ref: lineRef(bagLineId ?? 0),
        ...{ units, cents: goodsCents, taxCents: ofLine },
      })),
      { ref: deliveryRef("goods"), units: 1, cents, taxCents },
    ],
  };
}
