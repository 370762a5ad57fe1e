import type { Language } from "@azulejo/contract";
import { thicknessLabel } from "@azulejo/contract/lengths.ts";
import type { StoredItem, StoredProduct, Terms } from "../../../domain/product.ts";
import { areaIn, regionOf } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import { ownFacts } from "../../product/index.ts";
import { frame, type Shop, unbroken } from "../sheets/frame.ts";
import type { Tearsheet } from "./tearsheet.ts";

/** A product with the other products of its series, and the language to write in. */
export interface TearsheetSource {
  shop: Shop;
  language: Language;
  product: StoredProduct;
  series: StoredProduct[];
  terms: Terms;
  address: string;
}

/** Returns a tear sheet's contents without the picture. */
export function tearsheetOf(told: TearsheetSource): Omit<Tearsheet, "picture"> {
  const { shop, language, product, terms, address } = told;
  const words = product.texts[language];
  const lead = leadOf(product);
  return {
    ...frame(shop, language),
    kicker: [product.seriesName, terms.label("material", product.material, language)].join(", "),
    title: words.name,
    texts: [words.description, words.seriesDescription].filter(Boolean),
    facts: factsOf(told),
    meaningsTitle: text(told.language, "document.meanings"),
    meanings: meaningsOf(told),
    sizes: outlinesOf(told),
    ...sizesOf(told),
    others: othersOf(told),
    address,
    scan: { address: lead ? `${address}?item=${encodeURIComponent(lead.itemNo)}` : address, label: text(language, "document.scan") },
  };
}

/** The variant whose picture the sheet shows. */
export const leadOf = ({ items }: StoredProduct): StoredItem | undefined => items.find(({ kind }) => kind !== "sample");

const meaningsOf = ({ product, language }: TearsheetSource): string[] =>
  Object.keys(product.facts)
    .map((key) => textOr(language, `document.means.${key}`, ""))
    .filter(Boolean);

const outlinedShapes = new Set(["rectangle", "square", "plank"]);
const MAX_OUTLINES = 6;

function outlinesOf({ product, language }: TearsheetSource): Tearsheet["sizes"] {
  const pieces = product.items.flatMap(({ kind, shape, chips, widthMm, heightMm, labels }) =>
    kind !== "sample" && outlinedShapes.has(shape ?? "") && chips === null && widthMm && heightMm
      ? [{ label: labels[language] ?? labels.en, widthMm: Math.max(widthMm, heightMm), heightMm: Math.min(widthMm, heightMm) }]
      : [],
  );
  const distinct = [...new Map(pieces.map((piece) => [piece.label, piece])).values()].slice(0, MAX_OUTLINES);
  return distinct.length > 0 ? { title: text(language, "document.sizes"), pieces: distinct } : null;
}

function factsOf({ shop, product, language, terms }: TearsheetSource): Tearsheet["facts"] {
  const uses = product.uses.map((use) => terms.label("use", use, language)).join(", ");
  return [
    ...(product.colorFamily ? [{ label: text(language, "document.color"), value: product.texts[language].color }] : []),
    ...Object.entries(product.facts).map(([key, value]) => ({
      label: textOr(language, `document.fact.${key}`, key),
      value: factValue(language, key, value),
    })),
    ...(uses ? [{ label: text(language, "document.uses"), value: uses }] : []),
    ...ownFactsOf(shop, product, language),
  ];
}

/** Returns the supplier's own facts; all values where variants differ. */
function ownFactsOf({ settings }: Shop, { items, department }: StoredProduct, language: Language): Tearsheet["facts"] {
  const all = items
    .filter(({ kind }) => kind !== "sample")
    .flatMap(({ facts }) => ownFacts(settings.facts, { facts, department }, language, "tearSheet"));
  const values = Map.groupBy(all, ({ label }) => label);
  const labels = settings.facts.map(({ name }) => name[language]).filter((label) => values.has(label));
  return labels.map((label) => ({ label, value: [...new Set(values.get(label)?.map(({ text: words }) => words))].join(", ") }));
}

function factValue(language: Language, key: string, raw: string | number | boolean): string {
  if (typeof raw === "boolean") return text(language, raw ? "document.fact.yes" : "document.fact.no");
  if (key === "origin") return new Intl.DisplayNames([language], { type: "region" }).of(String(raw)) ?? String(raw);
  // DCOF values have two decimals by convention.
  const figure = key === "dcofWet" ? Number(raw).toFixed(2) : String(raw);
  return textOr(language, `document.factValue.${key}`, textOr(language, `document.shade.${figure}`, figure), { value: figure });
}

type Column = { title: string; of(item: StoredItem): string };

/** Returns a table of all items except samples, without columns that would be empty. */
function sizesOf({ product, language, terms }: TearsheetSource): Pick<Tearsheet, "columns" | "rows"> {
  const items = product.items.filter(({ kind }) => kind !== "sample");
  const title = (name: "size" | "item" | "finish" | "thickness" | "edge" | "unit") => text(language, `document.${name}`);
  const columns: Column[] = [
    { title: title("item"), of: ({ itemNo }) => itemNo },
    { title: title("size"), of: ({ labels }) => unbroken(labels[language] ?? labels.en) },
    { title: title("thickness"), of: thicknessLabel },
    { title: title("finish"), of: ({ finish }) => (finish && finish !== "none" ? terms.label("finish", finish, language) : "") },
    { title: title("edge"), of: ({ edge }) => (edge && edge !== "none" ? textOr(language, `document.edge.${edge}`, edge) : "") },
    { title: title("unit"), of: (item) => unitText(item, language) },
  ];
  const filled = columns.filter(({ of }) => items.some((item) => of(item) !== ""));
  return { columns: filled.map((column) => column.title), rows: items.map((item) => filled.map(({ of }) => of(item))) };
}

/** The contents and weight of a sell unit: `1 box: 15.5 sq ft (1.44 m²), 63 lb`. */
function unitText({ sellUnit, areaPerUnit, weightPerUnit }: StoredItem, language: Language): string {
  const pounds = new Intl.NumberFormat(regionOf(language), { style: "unit", unit: "pound", maximumFractionDigits: 1 });
  const held = [
    areaPerUnit ? text(language, "mail.receipt.area", areaIn(areaPerUnit, language)) : "",
    weightPerUnit > 0 ? pounds.format(weightPerUnit / 100) : "",
  ].filter(Boolean);
  const unit = textOr(language, `mail.receipt.quantity.${sellUnit}`, sellUnit, { count: 1 });
  return held.length > 0 ? `${unit}: ${held.join(", ")}` : unit;
}

function othersOf({ product, series, language }: TearsheetSource): Tearsheet["others"] {
  const others = series.filter(({ id }) => id !== product.id);
  if (others.length === 0) return null;
  const names = others.map(({ texts }) => texts[language].color || texts[language].name);
  const title = text(language, "document.alsoIn", { series: product.seriesName });
  return { title, names: [...new Set(names)].join(", ") };
}
