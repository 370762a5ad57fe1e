import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type office, ShopError } from "@azulejo/contract";
import type { ProductFactSheet } from "@azulejo/contract/areas/office.ts";
import type { FactValues } from "@azulejo/contract/facts/value.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import { appliesTo } from "../../../product/index.ts";
import { cellsOf, columnsOf, describeColumn, type FactColumn, withCells } from "./fact-cells.rules.ts";
import { type ItemWithFacts, selectFactItems, selectFactProduct, updateItemFacts } from "./product-facts.repository.ts";

export const readProductFacts: Verb<typeof office.productFacts> = async (context, { id }) => toSheet(await readFacts(context, id));

/** Saves fact values, read as in an imported file. Refused if anybody has changed the product's facts since they were read. */
export const saveProductFacts: Verb<typeof office.saveProductFacts> = (context, { id, revision, cells }) =>
  inTransaction(context, async (inside) => {
    const before = await readFacts(inside, id, true);
    if (revisionOf(before.items) !== revision) return { saved: false, sheet: toSheet(before) };
    const values = valuesOf(before, cells);
    const changed = before.items.filter(({ itemNo, facts }) => values.has(itemNo) && !isDeepStrictEqual(values.get(itemNo), facts));
    for (const { id: itemId, itemNo } of changed) await updateItemFacts(inside.query, itemId, values.get(itemNo) ?? {});
    if (changed.length > 0) {
      await recordChanges(inside.query, [{ kind: "product", entity: String(id) }]);
      const factsOf = (read: (item: ItemWithFacts) => FactValues) => Object.fromEntries(changed.map((item) => [item.itemNo, read(item)]));
      await recordAct(inside, {
        ...{ kind: "catalogue.changed", subject: "product", no: before.code },
        ...{ before: factsOf(({ facts }) => facts), after: factsOf(({ itemNo }) => values.get(itemNo) ?? {}) },
      });
    }
    return { saved: true, sheet: toSheet(await readFacts(inside, id)) };
  });

/** Returns the values of the items that cells were typed for. @throws office_catalogue_cell */
function valuesOf({ items, columns }: Facts, cells: readonly { itemNo: string; column: string; value: string }[]): Map<string, FactValues> {
  const refuse = (item: string, value: string) => new ShopError("office_catalogue_cell", { item, value: value.slice(0, 80) });
  const values = new Map<string, FactValues>();
  for (const [itemNo, own] of Map.groupBy(cells, (cell) => cell.itemNo)) {
    const item = items.find((one) => one.itemNo === itemNo);
    const typed = own.map(({ column: name, value }) => {
      const column = columns.find((one) => one.column === name);
      if (!item || !column) throw refuse(itemNo, value);
      return { column, value: value.trim() };
    });
    const read = withCells(item?.facts ?? {}, typed);
    if ("unread" in read) throw refuse(itemNo, read.unread.value);
    values.set(itemNo, read.facts);
  }
  return values;
}

interface Facts {
  code: string;
  columns: FactColumn[];
  items: ItemWithFacts[];
}

/** @throws office_catalogue_unknown */
async function readFacts({ query, storefront, language }: Context, id: number, lock = false): Promise<Facts> {
  const product = await selectFactProduct(query, storefront.id, id, lock);
  if (!product) throw new ShopError("office_catalogue_unknown");
  const facts = storefront.settings.facts.filter((fact) => appliesTo(fact, product.department));
  return { code: product.code, columns: columnsOf(facts), items: await selectFactItems(query, id, language) };
}

const toSheet = ({ columns, items }: Facts): ProductFactSheet => ({
  columns: columns.map(describeColumn),
  items: items.map(({ itemNo, label, facts }) => ({ itemNo, label, cells: cellsOf(facts, columns) })),
  revision: revisionOf(items),
});

const revisionOf = (items: readonly ItemWithFacts[]): string =>
  createHash("sha256")
    .update(JSON.stringify(items.map(({ itemNo, facts }) => [itemNo, facts])))
    .digest("base64url")
    .slice(0, 12);
