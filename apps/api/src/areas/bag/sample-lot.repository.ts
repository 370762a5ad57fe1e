import type { Query } from "@azulejo/database";

interface Wanted {
  storefrontId: number;
  accountId: number;
  /** Item numbers of samples. */
  samples: string[];
  since: Date;
}

/** Returns the lot of an account's last sample of each item, by the sample's item number. */
export async function selectSampleLots(query: Query, { storefrontId, accountId, samples, since }: Wanted): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("customerOrder")
    .innerJoin("orderLine", "orderLine.orderId", "customerOrder.id")
    .innerJoin("orderLineLot", "orderLineLot.orderLineId", "orderLine.id")
    .innerJoin("lot", "lot.id", "orderLineLot.lotId")
    .select(["orderLine.itemNo", "lot.code"])
    .where("customerOrder.storefrontId", "=", storefrontId)
    .where("customerOrder.accountId", "=", accountId)
    .where("customerOrder.status", "=", "placed")
    .where("customerOrder.placedAt", ">=", since)
    .where("orderLine.itemNo", "in", samples)
    .orderBy("customerOrder.placedAt")
    .orderBy("lot.id")
    .execute();
  return new Map(rows.map((row) => [row.itemNo, row.code]));
}
