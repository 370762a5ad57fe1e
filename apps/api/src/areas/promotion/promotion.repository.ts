import type { Query } from "@azulejo/database";
import { type SqlBool, sql } from "kysely";
import type { Promotion, Uses } from "./promotion.ts";

/** Returns the promotions with these codes, in no order. @param lock makes other orders with these codes wait until commit */
export async function selectPromotions(query: Query, storefrontId: number, codes: string[], lock: boolean): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const rows = await query
    .selectFrom("promotion")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("code", "in", codes)
    .orderBy("id")
    .$if(lock, (select) => select.forUpdate())
    .execute();
  return rows.map(({ storefrontId: _, position: __, validFrom, validUntil, ...row }) => ({ ...row, from: validFrom, until: validUntil }));
}

/** The buyer's known identities. */
export interface Buyer {
  accountId: number | null;
  email: string | null;
}

/**
 * Returns how many orders have used each code. An order counts from its reservation until it is released or canceled, except the order of
 * this bag.
 */
export async function selectUses(
  query: Query,
  codes: string[],
  { storefrontId, bagId, buyer }: { storefrontId: number; bagId: string; buyer: Buyer },
): Promise<Map<string, Uses>> {
  if (codes.length === 0) return new Map();
  const isBuyer = sql<SqlBool>`(customer_order.account_id = ${buyer.accountId} or lower(customer_order.email) = lower(${buyer.email}))`;
  const rows = await query
    .selectFrom("orderPromotion")
    .innerJoin("customerOrder", "customerOrder.id", "orderPromotion.orderId")
    .select((of) => [
      "orderPromotion.code",
      of.fn.countAll<string>().as("all"),
      of.fn.countAll<string>().filterWhere(isBuyer).as("byBuyer"),
    ])
    .where("orderPromotion.code", "in", codes)
    .where("customerOrder.storefrontId", "=", storefrontId)
    .where("customerOrder.status", "in", ["reserved", "placed"])
    .where("customerOrder.canceledAt", "is", null)
    .where("customerOrder.bagId", "!=", bagId)
    .groupBy("orderPromotion.code")
    .execute();
  return new Map(rows.map(({ code, all, byBuyer }) => [code, { all: Number(all), byBuyer: Number(byBuyer) }]));
}
