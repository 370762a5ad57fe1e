import type { FactValues } from "@azulejo/contract/facts/value.ts";
import type { Query } from "@azulejo/database";

/** Returns the code and department of a product. @param lock for a change of its items */
export async function selectFactProduct(query: Query, storefrontId: number, id: number, lock: boolean) {
  return query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.seriesId")
    .select(["product.code", "series.department"])
    .where("product.id", "=", id)
    .where("product.storefrontId", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate("product"))
    .executeTakeFirst();
}

export interface ItemWithFacts {
  id: number;
  itemNo: string;
  label: string;
  facts: FactValues;
}

/** Returns a product's items, in their order. Samples have the facts of the items that they are samples of. */
export async function selectFactItems(query: Query, productId: number, language: string): Promise<ItemWithFacts[]> {
  const rows = await query
    .selectFrom("item")
    .leftJoin("itemText", (join) => join.onRef("itemText.itemId", "=", "item.id").on("itemText.language", "=", language))
    .select(["item.id", "item.itemNo", "item.size", "itemText.label", "item.facts"])
    .where("item.productId", "=", productId)
    .where("item.kind", "<>", "sample")
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
  return rows.map(({ size, label, ...item }) => ({ ...item, label: label ?? size ?? "" }));
}

export async function updateItemFacts(query: Query, id: number, facts: FactValues): Promise<void> {
  await query
    .updateTable("item")
    .set({ facts: JSON.stringify(facts) })
    .where("id", "=", id)
    .execute();
}
