import type { Language } from "@azulejo/contract";
import type { ProductCard, Variant } from "@azulejo/contract/areas/product.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { FactPlace } from "@azulejo/contract/facts/kinds.ts";
import type { StoredItem, StoredProduct, Terms } from "../../../domain/product.ts";
import { ownFacts } from "../facts/fact-text.rules.ts";
import { pictureFor } from "../picture.rules.ts";
import { comparableCents, toPrice } from "../price.rules.ts";
import { toFormat } from "./format.rules.ts";

/** What decides how a caller sees the catalog. */
export interface View {
  language: Language;
  today: string;
  pricesHidden: boolean;
  terms: Terms;
  newForDays: number;
  /** The storefront offers samples. */
  hasSamples: boolean;
  /** The supplier's own facts. */
  facts: readonly FactDefinition[];
}

/** @param place where it is shown; the supplier's own facts are limited to those for that place */
export function toVariant(item: StoredItem, product: Pick<StoredProduct, "facts" | "department">, view: View, place?: FactPlace): Variant {
  const { labels, price, gtin, partNumber } = item;
  const facts = ownFacts(view.facts, { facts: item.facts, department: product.department }, view.language, place);
  return {
    itemNo: item.itemNo,
    kind: item.kind,
    size: item.size,
    widthMm: item.widthMm,
    heightMm: item.heightMm,
    thicknessMm: item.thicknessMm,
    shape: item.shape,
    finish: item.finish,
    edge: item.edge,
    sellUnit: item.sellUnit,
    piecesPerUnit: item.piecesPerUnit,
    areaPerUnit: item.areaPerUnit,
    weightPerUnit: item.weightPerUnit,
    unitsPerPallet: item.unitsPerPallet,
    sampleItemNo: view.hasSamples ? item.sampleItemNo : null,
    ...(gtin && { gtin }),
    ...(facts.length > 0 && { facts }),
    ...(partNumber && { partNumber }),
    format: toFormat(item, product),
    label: labels[view.language] ?? labels.en,
    finishLabel: item.finish ? view.terms.label("finish", item.finish, view.language) : null,
    price: price && !view.pricesHidden ? toPrice(price, item.areaPerUnit, view.today) : null,
  };
}

/** Returns an item's details beside its name: its size, and its finish if it has one. */
export const detailOf = ({ labels, finish }: StoredItem, terms: Terms, language: Language): string =>
  [labels[language] ?? labels.en, finish && terms.label("finish", finish, language)].filter(Boolean).join(", ");

/** Returns the variant most similar to another: by size, then finish, then thickness. Undefined when nothing is sold. */
export function nearestVariant(items: StoredItem[], wanted: StoredItem): StoredItem | undefined {
  const likeness = (item: StoredItem) =>
    (item.size === wanted.size ? 4 : 0) + (item.finish === wanted.finish ? 2 : 0) + (item.thicknessMm === wanted.thicknessMm ? 1 : 0);
  const sold = items.filter((item) => item.kind !== "sample");
  return sold.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

const DAY_MS = 86_400_000;
const isNew = (product: StoredProduct, view: View): boolean =>
  Date.parse(view.today) - Date.parse(product.introducedOn) <= view.newForDays * DAY_MS;

/**
 * Converts a product to its card.
 * @param leadItemNo the variant that matches the filters; the first one if no filter selects it
 * @param fromCents the lowest comparable price of the matching variants; computed over all when missing
 */
export function toCard(product: StoredProduct, view: View, leadItemNo?: string, fromCents?: number): ProductCard | null {
  const items = product.items.filter((item) => item.kind !== "sample");
  const lead = items.find((item) => item.itemNo === leadItemNo) ?? items[0];
  const text = product.texts[view.language] ?? product.texts.en;
  if (!lead || !text) return null;
  const variant = toVariant(lead, product, view, "card");
  return {
    code: product.code,
    slug: text.slug,
    name: text.name,
    series: product.seriesName,
    color: text.color,
    department: product.department,
    look: product.look,
    picture: pictureFor(product.pictures, lead),
    sizes: [...new Set(items.map((item) => item.labels[view.language] ?? item.labels.en))],
    variants: items.length,
    isNew: isNew(product, view),
    onSale: variant.price?.onSale ?? false,
    lead: variant,
    fromCents: lowestCents(items, view, fromCents),
  };
}

function lowestCents(items: StoredItem[], { today, pricesHidden }: View, known: number | undefined): number | null {
  if (pricesHidden || items.every((item) => !item.price)) return null;
  if (known !== undefined) return known;
  return Math.min(...items.flatMap((item) => (item.price ? comparableCents(item.price, item.areaPerUnit, today) : [])));
}
