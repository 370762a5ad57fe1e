import { emptyDraft, type ItemDraft, type Problem, type ProductDraft } from "../complete/product-draft.ts";
import { sellUnitIn } from "../complete/units.rules.ts";
import { columnsIn, type MappedColumn, mapColumns } from "./column-map.ts";
import type { ColumnMap } from "./column-source.ts";
import { factColumns } from "./fact-columns.ts";
import type { ColumnNames, Format, ReadProduct, Setting } from "./format.ts";
import { ignore } from "./ignored.ts";
import { type OurColumn, type OurRow, ourColumns } from "./our-columns.ts";
import type { Row } from "./separated-rows.ts";
import { fillMissingMaterial, foreignCell } from "./systems/foreign-cells.ts";
import { readyColumns } from "./systems/ready-maps.ts";
import { reshape } from "./systems/reshape.ts";
import { columnKey, delimiterOf, faultOf, groupsOf, type Header, openTable, requireColumns, requireOnce } from "./table.ts";

/** Our column names for reports, shared by CSV and JSONL. */
export const ourNames: ColumnNames = {
  code: "productCode",
  itemNo: "itemNo",
  name: "nameEn",
  slug: "slug",
  material: "material",
  department: "department",
  series: "seriesCode",
  listPrice: "listPrice",
  salePrice: "salePrice",
  place: "stockPlace",
  picture: "pictureAddress",
};

/** Our own CSV: one row per item, with the rows of a product adjacent. */
export const ourCsv: Format = {
  name: "our-csv",
  oneLanguage: false,
  columns: ourNames,
  async *read(text, setting) {
    const table = await openTable(...(await withDelimiter(text)));
    const { header, rows } = setting.columnMap ? await reshape(table, setting) : table;
    const sheet = openSheet(header, withReadyColumns(setting, header));
    for await (const group of groupsOf(rows, sheet.codeOf)) yield readGroup(group, sheet, setting);
  },
};

/** Completes a ready map with the columns of this file, such as those of attributes that only some products have. */
const withReadyColumns = (setting: Setting, { names }: Header): Setting =>
  setting.readySystem
    ? { ...setting, columnMap: new Map(Object.entries(readyColumns(setting.readySystem, names, setting.language))) }
    : setting;

/** Detects the delimiter from the first line before anything is read. */
export async function withDelimiter(text: AsyncIterable<string>): Promise<[AsyncIterable<string>, string]> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  const start = first.done ? "" : first.value;
  const all = async function* () {
    yield start;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  };
  return [all(), delimiterOf(start)];
}

type Placed = { column: OurColumn; source: MappedColumn }[];

/** A file's header, and where our columns are in it. */
interface Sheet {
  header: Header;
  columns: Partial<Record<OurColumn["of"], Placed>>;
  codeOf(row: Row): string;
}

function openSheet(header: Header, { columnMap, unknown, decimal, facts }: Setting): Sheet {
  const known = [...ourColumns, ...factColumns(facts)];
  if (!columnMap) requireColumns(header, "productCode", "itemNo");
  requireOnce(header, readBy(columnMap, known));
  const sources = columnMap ? mapColumns(columnMap, header) : ownColumns(header, known);
  const units = columnMap ? [...columnMap.values()].flatMap(columnsIn).map((name) => header.indexOf(name)) : [];
  const used = new Set([...[...sources.values()].map(({ index }) => index), ...units]);
  for (const [index, name] of header.names.entries()) if (!used.has(index) && name !== "") unknown.add(name);
  const placed = known.flatMap((column) => {
    const source = sources.get(column.name);
    return source ? [{ column, source }] : [];
  });
  const code = sources.get("productCode");
  return {
    header,
    columns: Object.groupBy(placed, ({ column }) => column.of),
    codeOf: (row) => code?.read(row.cells, decimal).value ?? "",
  };
}

/** Returns whether a column is read: one of ours, or one that the map names. */
function readBy(columnMap: ColumnMap | null, columns: readonly OurColumn[]): (name: string) => boolean {
  const sources = columnMap
    ? [...columnMap.values()].flatMap(columnsIn)
    : columns.flatMap(({ name, alsoNamed = [] }) => [name, ...alsoNamed]);
  const known = new Set(sources.map(columnKey));
  return (name) => known.has(columnKey(name));
}

const ownColumns = (header: Header, columns: readonly OurColumn[]): Map<string, MappedColumn> =>
  new Map(
    columns.flatMap(({ name, alsoNamed = [] }): [string, MappedColumn][] => {
      const index = [name, ...alsoNamed].map((one) => header.indexOf(one)).find((at) => at >= 0) ?? -1;
      return index < 0 ? [] : [[name, { name, index, read: (cells) => ({ value: cells[index] ?? "" }) }]];
    }),
  );

function readGroup(group: Row[], sheet: Sheet, setting: Setting): ReadProduct {
  const { header, columns, codeOf } = sheet;
  const [first] = group;
  const problems: Problem[] = [];
  const draft = emptyDraft(first?.line ?? 0, first ? codeOf(first) : "");
  const refuse = { draft: null, problems, rows: group.length };
  const fault = first && faultOf(first, header);
  if (first && !fault) {
    const into = { product: draft, item: newItem(first.line), lot: {}, counts: [], setting };
    problems.push(...put(into, first, [...(columns.series ?? []), ...(columns.product ?? [])]));
  }
  if (problems.length > 0) return refuse;
  if (setting.columnMap && !fault) fillMissingMaterial(draft, setting);
  for (const row of group) {
    const missing = !row.fault && codeOf(row) === "";
    if (missing) problems.push({ line: row.line, column: "productCode", reason: "is missing", value: "" });
    else problems.push(...readItem(row, header, columns.item ?? [], draft, setting));
  }
  return { draft: draft.items.length + draft.refusedItemNos.length > 0 ? draft : null, problems, rows: group.length };
}

const newItem = (line: number): ItemDraft => ({ line, itemNo: "", label: {}, lots: [] });

function put(into: OurRow, row: Row, columns: Placed): Problem[] {
  return columns.flatMap(({ column, source }) => {
    const read = source.read(row.cells, into.setting.decimal);
    if (read.note) ignore(into.setting, read.note);
    const cell = into.setting.columnMap && read.value !== undefined ? foreignCell(column.name, read.value, into) : read.value;
    const reason = read.reason ?? column.put(into, cell ?? "");
    return reason === null ? [] : [{ line: row.line, column: source.name, reason, value: row.cells[source.index] ?? read.value ?? "" }];
  });
}

/** Reads one row: an item, or another lot of an earlier item. */
function readItem(row: Row, header: Header, columns: Placed, draft: ProductDraft, setting: Setting): Problem[] {
  const fault = faultOf(row, header);
  if (fault) {
    draft.unreadable = true;
    return [fault];
  }
  const into: OurRow = { product: draft, item: newItem(row.line), lot: {}, counts: [], setting };
  const spare = put(
    into,
    row,
    columns.filter(({ column }) => column.isSpare),
  );
  const problems = put(
    into,
    row,
    columns.filter(({ column }) => !column.isSpare),
  );
  const { item, lot } = into;
  const [count, another] = into.counts;
  if (another)
    problems.push({ line: row.line, column: "stockAvailable", reason: "comes beside stockOnHand: fill one of the two", value: "" });
  if (item.itemNo === "" && problems.length === 0) problems.push({ line: row.line, column: "itemNo", reason: "is missing", value: "" });
  if (problems.length > 0) {
    if (item.itemNo !== "") draft.refusedItemNos.push(item.itemNo);
    return [...spare, ...problems];
  }
  const before = draft.items.find((one) => one.itemNo === item.itemNo);
  // A repeated item without stock adds nothing if the row has a lot, a place or an unreadable stock.
  if (before && !count && (spare.length > 0 || lot.place || lot.code)) return spare;
  if (before && !count) return [{ line: row.line, column: "itemNo", reason: `is on line ${before.line} already`, value: item.itemNo }];
  if (count) (before ?? item).lots.push({ ...lot, count: { of: count.of, units: count.units }, assumed: count.assumed ?? false });
  if (setting.columnMap)
    item.unitOtherwise = sellUnitIn(draft.texts.en.name ?? "", draft.texts.es.name ?? "") ?? (item.areaPerUnit ? "box" : "piece");
  if (!before) draft.items.push(item);
  return spare;
}
