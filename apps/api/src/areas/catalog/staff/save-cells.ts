import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { FactValues } from "@azulejo/contract/facts/value.ts";
import { cellColumns, cellFields, type FindTerm, type GridField, readCell, showingOn } from "@azulejo/contract/staff/catalog-cells.ts";
import { columnOfField, factCellColumn, isFactField } from "@azulejo/contract/staff/fact-cells.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import { lockRows, type StoredRow, selectRowsById, selectTermRows, updateItems, updateProducts } from "./catalog-rows.repository.ts";
import { type Cells, cellsOf, itemRevision, itemValues, productRevision, productValues, termFinder } from "./cells.rules.ts";
import { costsOn, refuseCosts, saveCosts } from "./costs.ts";
import { columnsOf, describeColumn, type FactColumn, type TypedCell, withCells } from "./product-page/fact-cells.rules.ts";
import { withPieces } from "./read-catalog.ts";

type Input = ParsedInputOf<typeof office.saveCatalogueCells>;
type Change = Input["items"][number];

/** The log lists at most this many cells or products of a save; it always has their number. */
const LOGGED = 200;
const NAMED = 5;

interface Changed {
  row: StoredRow;
  before: Cells;
  after: Cells;
  fields: GridField[];
  /** The values of its own facts afterwards. */
  facts: FactValues;
}

interface Rules {
  of: "item" | "product";
  today: string;
  findTerm: FindTerm;
  facts: readonly FactColumn[];
}

/** All or nothing: if someone else saved a row first, that row is returned as it is now and nothing is saved. */
export const saveCatalogCells: Verb<typeof office.saveCatalogueCells> = (context, input) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    refuseCosts(inside, input.items);
    const rows = await readLocked(inside, input);
    const itemsById = new Map(rows.map((row) => [row.id, row]));
    const products = new Map(rows.map((row) => [row.productId, row]));
    const findTerm = termFinder(await selectTermRows(query, storefront.id, ["look", "color", "finish", "shape"]));
    const rules = { today: todayOf(inside.now(), storefront.timezone), findTerm, facts: columnsOf(storefront.settings.facts) };
    const items = input.items.map((change) => plan(change, { of: "item", ...rules }, itemsById.get(change.id)));
    const shared = input.products.map((change) => plan(change, { of: "product", ...rules }, products.get(change.id)));
    const others = new Set([
      ...items.filter(({ before }, index) => itemRevision(before) !== input.items[index]?.revision).map(({ row }) => row.id),
      ...shared
        .filter(({ before }, index) => productRevision(before) !== input.products[index]?.revision)
        .flatMap(({ row: { productId } }) => rows.filter((row) => row.productId === productId).map((row) => row.id)),
    ]);
    if (others.size > 0) {
      const theirs = rows.filter((row) => others.has(row.id));
      return { saved: null, changed: await withPieces(inside, theirs) };
    }
    const changed = [...items, ...shared].filter(({ fields }) => fields.length > 0);
    await updateItems(
      query,
      items.filter(({ fields }) => fields.length > 0).map(({ row, after, facts }) => itemValues(row.id, after, facts)),
    );
    await updateProducts(
      query,
      shared.filter(({ fields }) => fields.length > 0).map(({ row, after }) => productValues(row.productId, after)),
    );
    await saveCosts(
      inside,
      items.filter(({ fields }) => fields.includes("cost")),
    );
    await announce(inside, changed.map(withoutCost));
    return { saved: changed.reduce((sum, { fields }) => sum + fields.length, 0), changed: [] };
  });

/** @throws office_catalogue_unknown */
async function readLocked(context: Context, { items, products }: Input): Promise<StoredRow[]> {
  const { query, storefront } = context;
  const [itemIds, productIds] = [items.map(({ id }) => id), products.map(({ id }) => id)];
  await lockRows(query, storefront.id, itemIds, productIds);
  return selectRowsById(query, storefront.id, { itemIds, productIds }, costsOn(context));
}

/** @throws office_catalogue_unknown for a row of another storefront; office_catalogue_cell for a text that its column can't hold */
function plan(change: Change, { of, today, findTerm, facts: factColumns }: Rules, row: StoredRow | undefined): Changed {
  if (!row) throw new ShopError("office_catalogue_unknown");
  const refuse = (value: string) => new ShopError("office_catalogue_cell", { item: row.itemNo, value });
  const before = cellsOf(row, factColumns);
  const after: Cells = { ...before };
  const typedFacts: TypedCell[] = [];
  for (const [name, typed] of Object.entries(change.cells) as [GridField, string][]) {
    const fact = factColumns.find(({ column }) => isFactField(name) && column === columnOfField(name));
    const column = isFactField(name) ? fact && before[name] !== undefined && factCellColumn(describeColumn(fact)) : cellColumns[name];
    const { value } = column ? readCell(column, typed, findTerm) : {};
    if (!column || value === undefined || column.of !== of) throw refuse(typed);
    after[name] = value;
    if (fact) typedFacts.push({ column: fact, value });
  }
  if (of === "product") Object.assign(after, showingOn(after, today));
  const read = withCells(row.facts, typedFacts);
  if ("unread" in read) throw refuse(read.unread.value);
  const fields = [...cellFields, ...Object.keys(before).filter(isFactField)].filter((name) => before[name] !== after[name]);
  return { row, before, after, fields, facts: read.facts };
}

/** Costs have a separate audit record without amounts, because readers of the log may not have the right to see costs. */
const withoutCost = (changed: Changed): Changed => ({ ...changed, fields: changed.fields.filter((name) => name !== "cost") });

/** Publishes changes to the shop and records who made them. */
async function announce(inside: Context, all: readonly Changed[]): Promise<void> {
  const changed = all.filter(({ fields }) => fields.length > 0);
  const products = new Map(changed.map(({ row }) => [row.productId, row.productCode]));
  if (products.size === 0) return;
  await recordChanges(
    inside.query,
    [...products.keys()].map((id) => ({ kind: "product", entity: String(id) })),
  );
  const cells = changed.flatMap(({ row, before, after, fields }) =>
    fields.map((name) => {
      const isOfItem = isFactField(name) || cellColumns[name].of === "item";
      const key = `${isOfItem ? row.itemNo : row.productCode}.${isFactField(name) ? columnOfField(name) : name}`;
      return { key, from: before[name] ?? "", to: after[name] ?? "" };
    }),
  );
  const logged = cells.slice(0, LOGGED);
  await recordAct(inside, {
    kind: "catalogue.changed",
    subject: "product",
    no: [...products.values()].slice(0, NAMED).join(", "),
    before: Object.fromEntries(logged.map(({ key, from }) => [key, from])),
    after: { cells: cells.length, products: products.size, ...Object.fromEntries(logged.map(({ key, to }) => [key, to])) },
  });
}
