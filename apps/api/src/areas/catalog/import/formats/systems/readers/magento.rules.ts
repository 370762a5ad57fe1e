import { type Language, languages } from "@azulejo/contract";
import { codeFrom } from "../../../complete/item-number.rules.ts";
import { slugOf } from "../../../complete/slug.rules.ts";
import { optionKind } from "../../variant-options.ts";
import { added, firstOf, type NamedRow, type Reader } from "./reader.ts";

/** Texts that a store view may have in its own language. */
const TEXTS = ["name", "description", "short_description", "meta_title", "meta_description", "url_key"] as const;
/** Fields that a variant inherits from its configurable product. */
const INHERITED = ["description", "short_description", "categories", "base_image", "additional_images", "meta_title", "meta_description"];
const SOLD = new Set(["simple", "virtual", "downloadable", ""]);
const GROUPS = new Set(["configurable"]);
const PACKED = "additional_attributes";

const inLanguage = (name: string, language: Language): string => `${name} (${language})`;
const attributeColumn = (key: string): string => `${PACKED}: ${key}`;

/**
 * Reads the product export of Magento and Adobe Commerce: rows of store views with texts in other languages, attributes packed into one
 * cell, and configurable products that name their variants.
 */
export const readMagento: Reader = (rows, { language, note }) => {
  const bySku = new Map<string, Product>();
  for (const row of rows) {
    const sku = firstOf(row.cells["sku"]);
    const view = firstOf(row.cells["store_view_code"]);
    const known = bySku.get(sku);
    if (view === "") {
      // A file in several parts may list the store view of a product before the product.
      bySku.set(sku, { ...known, base: row, texts: known?.texts ?? {} });
      continue;
    }
    const spoken = languageOf(view);
    if (!spoken) note(`texts of the store view ${view} are left out`);
    else
      bySku.set(sku, { base: known?.base, texts: { ...known?.texts, [spoken]: { ...known?.texts[spoken], ...filled(row) } }, view: row });
  }
  const keys = new Set(rows.flatMap(({ cells }) => [...unpack(cells[PACKED] ?? "").keys()]));
  const parents = parentsOf(bySku);
  const records = [...bySku].flatMap(([sku, product]): NamedRow[] => {
    const { base, texts, view } = product;
    if (!base)
      return view ? [withAttributes({ line: view.line, cells: textsOf({ line: view.line, cells: {} }, texts, language) }, sku)] : [];
    const type = firstOf(base.cells["product_type"]).toLowerCase();
    if (!SOLD.has(type)) {
      if (!GROUPS.has(type)) note(`${type} products are no items for sale and left out`);
      return [];
    }
    return [readItem(sku, product, bySku.get(parents.get(sku) ?? ""), language)];
  });
  return {
    added: [
      ...Object.values(added),
      ...TEXTS.flatMap((name) => languages.map((one) => inLanguage(name, one))),
      ...[...keys].map(attributeColumn),
    ],
    records: [...Map.groupBy(records, ({ cells }) => cells[added.product]).values()].flat(),
  };
};

interface Product {
  base: NamedRow | undefined;
  /** Texts of store views, by language. */
  texts: Partial<Record<Language, Record<string, string>>>;
  view?: NamedRow;
}

const filled = ({ cells }: NamedRow): Record<string, string> =>
  Object.fromEntries(TEXTS.flatMap((name) => (cells[name] ? [[name, cells[name]]] : [])));

const words: [Language, RegExp][] = [
  ["es", /^(?:es|esp|spa|spanish|espanol|mx|mex|mexico)$/],
  ["en", /^(?:en|eng|english|us|usa|default)$/],
];

/** The language that a store view's code names, such as "spanish", "es_mx" or "store_es". */
const languageOf = (code: string): Language | null =>
  words.find(([, word]) =>
    slugOf(code)
      .split("-")
      .some((part) => word.test(part)),
  )?.[0] ?? null;

/** Separates "size=12x24,finish=Matte"; a value may have commas, and quotes around it. */
export function unpack(cell: string): Map<string, string> {
  const parts = cell.split(/,(?=[a-z][a-z0-9_]*=)/i).flatMap((part): [string, string][] => {
    const [, key, value = ""] = /^\s*([a-z][a-z0-9_]*)=(.*)$/is.exec(part) ?? [];
    return key
      ? [
          [
            key,
            value
              .trim()
              .replace(/^"(.*)"$/s, "$1")
              .replaceAll('""', '"'),
          ],
        ]
      : [];
  });
  return new Map(parts);
}

/** The configurable product of each variant, by their SKUs. */
function parentsOf(products: ReadonlyMap<string, Product>): Map<string, string> {
  const pairs = [...products].flatMap(([parent, { base }]) =>
    firstOf(base?.cells["configurable_variations"])
      .split("|")
      .flatMap((variant): [string, string][] => {
        const sku = unpack(variant).get("sku");
        return sku ? [[sku, parent]] : [];
      }),
  );
  return new Map(pairs);
}

function textsOf(base: NamedRow, views: Product["texts"], language: Language): Record<string, string> {
  return Object.fromEntries(
    TEXTS.flatMap((name) =>
      languages.map((one) => [inLanguage(name, one), firstOf(views[one]?.[name], one === language ? base.cells[name] : "")]),
    ),
  );
}

const withAttributes = ({ line, cells }: NamedRow, sku: string): NamedRow => ({
  line,
  cells: {
    ...cells,
    ...Object.fromEntries([...unpack(cells[PACKED] ?? "")].map(([key, value]) => [attributeColumn(key), value])),
    [added.product]: cells[added.product] ?? codeFrom(sku),
    [added.item]: sku,
  },
});

function readItem(sku: string, { base, texts }: Product, parent: Product | undefined, language: Language): NamedRow {
  const row = base ?? { line: 0, cells: {} };
  const above = parent?.base;
  const attributes = unpack(row.cells[PACKED] ?? "");
  const color = [...attributes].find(([key]) => optionKind(key.replaceAll("_", " ")) === "color")?.[1] ?? "";
  const isSplit = above ? colorsOf(above) > 1 : false;
  const inherited = above ? Object.fromEntries(INHERITED.map((name) => [name, firstOf(row.cells[name], above.cells[name])])) : {};
  const own = textsOf(
    above ? { line: row.line, cells: { ...row.cells, ...inherited, name: firstOf(above.cells["name"]), url_key: "" } } : row,
    parent?.texts ?? texts,
    language,
  );
  const named = (one: Language) => own[inLanguage("name", one)];
  const withColor = Object.fromEntries(
    languages.map((one) => [inLanguage("name", one), isSplit && named(one) ? `${named(one)} ${color}` : (named(one) ?? "")]),
  );
  const series = codeFrom(firstOf(above?.cells["sku"], sku));
  return withAttributes(
    {
      line: row.line,
      cells: {
        ...row.cells,
        ...inherited,
        ...own,
        ...withColor,
        [added.product]: isSplit ? codeFrom(series, color) : series,
        [added.series]: series,
        [added.color]: color,
        [added.address]: isSplit ? "" : addressOf(firstOf(above?.cells["url_key"], row.cells["url_key"])),
        [added.kind]: firstOf(row.cells["product_type"]) === "simple" ? "item" : "electronic",
        [added.stock]: stockOf(row),
        [added.pictures]: firstOf(row.cells["base_image"], above?.cells["base_image"]),
        special_price_from_date: dayOf(row.cells["special_price_from_date"] ?? ""),
        special_price_to_date: dayOf(row.cells["special_price_to_date"] ?? ""),
      },
    },
    sku,
  );
}

const addressOf = (key: string): string => (key === "" ? "" : `/${key}.html`);

/** How many colors a configurable product's variants have. */
const colorsOf = ({ cells }: NamedRow): number =>
  new Set(
    firstOf(cells["configurable_variations"])
      .split("|")
      .flatMap((variant) =>
        [...unpack(variant)].flatMap(([key, value]) => (optionKind(key.replaceAll("_", " ")) === "color" ? value : [])),
      ),
  ).size;

/** Stock that isn't managed is assumed. */
const stockOf = ({ cells }: NamedRow): string => {
  if (cells["manage_stock"] === "0") return "in stock";
  return firstOf(cells["qty"], cells["is_in_stock"] === "1" ? "in stock" : "");
};

/** Writes a day as "2026-11-28"; the export writes months first, and the year in two digits or four. */
function dayOf(cell: string): string {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/.exec(cell) ?? [];
  return year ? `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell;
}
