import { codeFrom, numberFrom } from "../../../complete/item-number.rules.ts";
import { isSample, optionKind } from "../../variant-options.ts";
import { added, firstOf, type NamedRow, type Reader } from "./reader.ts";

/** Fields that a variation inherits from its product. */
const INHERITED = [
  "Description",
  "Short description",
  "Categories",
  "Tags",
  "Images",
  "Brands",
  "Published",
  "Weight (lbs)",
  "Weight (kg)",
  "Weight (oz)",
  "Weight (g)",
];
const SOLD = new Set(["simple", "variation", ""]);

/** Reads WooCommerce's product export: a variable product is a row of its own, and its variations name it in "Parent". */
export const readWooCommerce: Reader = (rows, { names, note }) => {
  const attributes = attributeNames(rows, names);
  const parents = new Map(
    rows.filter((row) => typeOf(row) !== "variation").flatMap((row) => keysOf(row).map((key): [string, NamedRow] => [key, row])),
  );
  const groups = new Map<NamedRow, NamedRow[]>();
  for (const row of rows) {
    const type = typeOf(row);
    if (!SOLD.has(type)) {
      if (type !== "variable") note(`${type} products are no items for sale and left out`);
      continue;
    }
    const parent = (type === "variation" && parents.get(firstOf(row.cells["Parent"]))) || row;
    groups.set(parent, [...(groups.get(parent) ?? []), row]);
  }
  for (const row of rows) if (typeOf(row) === "variable" && !groups.has(row)) note("a variable product without variations is left out");
  return {
    added: [...Object.values(added), ...attributes.map(columnOf)],
    records: [...groups].flatMap(([parent, own]) => readProduct(parent, own, attributes)),
  };
};

const typeOf = ({ cells }: NamedRow): string => {
  const types = firstOf(cells["Type"])
    .toLowerCase()
    .split(/\s*,\s*/);
  return types.find((one) => one !== "downloadable" && one !== "virtual") ?? "";
};
const isVirtual = ({ cells }: NamedRow): boolean => /virtual|downloadable/i.test(cells["Type"] ?? "");
const keysOf = ({ cells }: NamedRow): string[] => [cells["SKU"], cells["ID"] && `id:${cells["ID"]}`].flatMap((key) => key || []);
const columnOf = (attribute: string): string => `Attribute: ${attribute}`;
const NUMBERED = /^Attribute (\d+) name$/i;

const plainName = (name: string): string => {
  const bare = name.replace(/^pa_/, "").replaceAll(/[-_]/g, " ");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Names that the file's attributes have, in the order in which they come. */
const attributeNames = (rows: readonly NamedRow[], names: readonly string[]): string[] => [
  ...new Set(
    rows.flatMap(({ cells }) => names.filter((name) => NUMBERED.test(name)).flatMap((name) => (cells[name] ? plainName(cells[name]) : []))),
  ),
];

/** Returns a row's attributes with one value. A list is what variations choose from. */
function valuesOf({ cells }: NamedRow): Map<string, string> {
  const entries = Object.keys(cells).flatMap((name): [string, string][] => {
    const [, no] = NUMBERED.exec(name) ?? [];
    const value = no && cells[`Attribute ${no} value(s)`];
    return value && cells[name] ? [[plainName(cells[name]), value]] : [];
  });
  return new Map(entries);
}

function readProduct(parent: NamedRow, rows: readonly NamedRow[], attributes: readonly string[]): NamedRow[] {
  const common = valuesOf(parent);
  const isVariable = rows[0] !== parent;
  const read = rows.map((row) => {
    const own = valuesOf(row);
    const values = new Map([...common, ...own].filter(([name, value]) => !isVariable || own.has(name) || !value.includes(",")));
    const color = [...values].find(([name]) => optionKind(name) === "color")?.[1] ?? "";
    return { row, own, values, color };
  });
  const isSplit = new Set(read.map(({ color }) => color)).size > 1;
  const title = firstOf(parent.cells["Name"]);
  const code = codeFrom(firstOf(parent.cells["SKU"], title));
  const items = read.map(({ row, own, values, color }): NamedRow => {
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, firstOf(row.cells[name], parent.cells[name])]));
    const chosen = isVariable ? [...own].filter(([name]) => optionKind(name) !== "color").map(([, value]) => value) : [];
    const cells = {
      ...row.cells,
      ...inherited,
      ...Object.fromEntries(attributes.map((name) => [columnOf(name), values.get(name) ?? ""])),
      [added.product]: isSplit ? codeFrom(code, color) : code,
      [added.series]: code,
      [added.item]: firstOf(row.cells["SKU"], numberFrom(title, ...own.values())),
      [added.name]: isSplit && color ? `${title} ${color}` : title,
      [added.color]: color,
      [added.label]: chosen.join(" / "),
      [added.kind]: isVirtual(row) ? "electronic" : chosen.some(isSample) ? "sample" : "item",
      [added.stock]: stockOf(row),
      [added.pictures]: [...new Set([row.cells["Images"], parent.cells["Images"]].flatMap((all) => (all ?? "").split(/\s*,\s*/)))]
        .filter(Boolean)
        .join("|"),
      Tags: firstOf(row.cells["Tags"], parent.cells["Tags"])
        .split(/\s*,\s*/)
        .join("|"),
    };
    return { line: row.line, cells };
  });
  return items.toSorted((a, b) => (a.cells[added.product] ?? "").localeCompare(b.cells[added.product] ?? ""));
}

/** The quantity if it is managed, else whether it is in stock. */
function stockOf({ cells }: NamedRow): string {
  const { Stock: quantity = "" } = cells;
  if (quantity !== "") return quantity;
  const state = cells["In stock?"] ?? "";
  return state === "1" ? "in stock" : state === "0" ? "out of stock" : state;
}
