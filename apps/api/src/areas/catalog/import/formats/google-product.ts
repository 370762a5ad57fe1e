import { readPrice, readScaled, splitUnit } from "../complete/amount.rules.ts";
import { readGtin } from "../complete/gtin.rules.ts";
import { codeFrom, itemNumber, toItemNo } from "../complete/item-number.rules.ts";
import { plainText } from "../complete/plain-text.ts";
import { emptyDraft, type ItemDraft, type Problem, type ProductDraft } from "../complete/product-draft.ts";
import { findSize, readSize } from "../complete/size.rules.ts";
import { slugOf } from "../complete/slug.rules.ts";
import { areaUnit, sellUnitIn, weightUnit } from "../complete/units.rules.ts";
import type { ColumnNames, ReadProduct, Setting } from "./format.ts";
import type { Attribute } from "./google-attributes.ts";
import { ignore } from "./ignored.ts";
import { guessDepartment, guessMaterial } from "./material.ts";
import { isPictureAddress } from "./our-columns.ts";
import { isSample } from "./variant-options.ts";

/** One feed entry. An attribute may occur more than once. */
export interface Entry {
  line: number;
  values: Map<string, string[]>;
  fault?: Problem | null;
}

export const googleNames: ColumnNames = {
  code: "item_group_id",
  itemNo: "id",
  name: "title",
  slug: "title",
  material: "material",
  department: "product_type",
  series: "item_group_id",
  listPrice: "price",
  salePrice: "sale_price",
  place: "availability",
  picture: "image_link",
};

const first = (entry: Entry, name: Attribute): string => entry.values.get(name)?.[0] ?? "";
/** Returns the group that an entry belongs to. Entries of one group are adjacent; an entry without one is its own group. */
export const groupOf = (entry: Entry): string => first(entry, "item_group_id") || first(entry, "id");

/** Reads the entries of one group as one series: a product per color, material and pattern, and an item per entry. */
export function* readEntries(entries: Entry[], setting: Setting): Generator<ReadProduct> {
  const problems: Problem[] = [];
  const drafts = new Map<string, ProductDraft>();
  for (const entry of entries) {
    if (entry.fault) {
      problems.push(entry.fault);
      continue;
    }
    const found = readItem(entry, setting);
    const key = (["color", "material", "pattern"] as const).map((name) => slugOf(first(entry, name))).join("|");
    const draft = drafts.get(key) ?? (found.fatal ? null : describe(entry, setting));
    if (draft && !drafts.has(key)) {
      // The series is described once, by the first entry of the group with its material.
      const sibling = [...drafts.values()].find((one) => one.series.code === draft.series.code);
      if (sibling) draft.series = sibling.series;
      drafts.set(key, draft);
    }
    const twice = [...drafts.values()].flatMap((one) => one.items).find((item) => item.itemNo === found.item.itemNo);
    if (twice) found.problems.push(problem(entry, "id", `is on line ${twice.line} already`));
    problems.push(...found.problems, ...found.notes);
    if (found.problems.length > 0) {
      if (!twice && !found.fatal) draft?.refusedItemNos.push(found.item.itemNo);
    } else draft?.items.push(finish(found.item, entry, setting));
  }
  const all = [...drafts.values()];
  if (all.length === 0) yield { draft: null, problems, rows: entries.length };
  for (const [index, draft] of all.entries()) {
    if (entries.some((entry) => entry.fault)) draft.unreadable = true;
    yield { draft, problems: index === 0 ? problems : [], rows: index === 0 ? entries.length : 0 };
  }
}

const problem = (entry: Entry, column: Attribute, reason: string): Problem => ({
  line: entry.line,
  column,
  reason,
  value: first(entry, column),
});

function describe(entry: Entry, setting: Setting): ProductDraft {
  const { language, terms } = setting;
  const say = (name: Attribute) => first(entry, name);
  const group = groupOf(entry);
  const draft = emptyDraft(entry.line, codeFrom(group, say("color"), say("material"), say("pattern")));
  draft.texts[language] = {
    name: say("title"),
    wishedSlug: slugOf(`${say("title").slice(0, 100)} ${draft.code}`).slice(0, 200),
    color: say("color"),
    description: plainText(say("description")),
  };
  draft.published = say("pause") === "";
  draft.colorCode = slugOf(say("color")) || undefined;
  draft.colorFamily = terms.find("color", [say("color"), say("title")]) ?? undefined;
  draft.series.code = codeFrom(group, say("material"));
  draft.series.name = say("brand") || say("title");
  draft.series.brand = say("brand") || undefined;
  const material = say("material").split("/")[0]?.trim() ?? "";
  guessMaterial(draft, terms, material, [say("pattern"), say("product_type"), say("title"), say("google_product_category")]);
  guessDepartment(draft, language, say("product_type"), say("google_product_category"));
  const more = (entry.values.get("additional_image_link") ?? []).flatMap((cell) => cell.split(","));
  const addresses = [say("image_link"), ...more].map((address) => address.trim()).filter(Boolean);
  const pictures = addresses.filter(isPictureAddress);
  for (const _ of addresses.slice(pictures.length)) ignore(setting, "image_link is no address");
  draft.pictures = [...new Set(pictures)].map((address) => ({ address }));
  return draft;
}

/** @returns the item; `notes` are fields that are left out; `fatal` when even its number or name is missing */
function readItem(entry: Entry, setting: Setting): { item: ItemDraft; problems: Problem[]; notes: Problem[]; fatal: boolean } {
  const notes: Problem[] = [];
  const item: ItemDraft = { line: entry.line, itemNo: toItemNo(first(entry, "id")), label: {}, lots: [] };
  const problems: Problem[] = [];
  if (!itemNumber.test(item.itemNo)) problems.push(problem(entry, "id", first(entry, "id") ? "has no letter or digit" : "is missing"));
  if (first(entry, "title") === "") problems.push(problem(entry, "title", "is missing"));
  const fatal = problems.length > 0;
  readPrices(item, entry, setting, problems);
  readMeasures(item, entry, setting, problems);
  readStock(item, entry, setting, problems);
  const gtin = first(entry, "gtin") === "" ? null : readGtin(first(entry, "gtin"));
  if (gtin?.reason !== undefined) notes.push(problem(entry, "gtin", gtin.reason));
  item.gtin = gtin ? gtin.value : null;
  item.partNumber = first(entry, "mpn") || null;
  return { item, problems, notes, fatal };
}

function readPrices(item: ItemDraft, entry: Entry, { currency, decimal }: Setting, problems: Problem[]): void {
  const money = (name: "price" | "sale_price"): number | null => {
    const cell = first(entry, name);
    const { value, reason } = readPrice(cell, currency, decimal);
    if (reason !== undefined) problems.push(problem(entry, name, cell === "" ? "is missing" : reason));
    return value ?? null;
  };
  item.listCents = money("price");
  item.saleCents = first(entry, "sale_price") === "" ? null : money("sale_price");
  const span = first(entry, "sale_price_effective_date");
  const [, from, until] = /^(\d{4}-\d{2}-\d{2})\S*\s*\/\s*(\d{4}-\d{2}-\d{2})/.exec(span) ?? [];
  if (span !== "" && (!from || !until))
    problems.push(problem(entry, "sale_price_effective_date", "is not two dates with a / between them"));
  item.saleFrom = item.saleCents === null ? null : (from ?? null);
  item.saleUntil = item.saleCents === null ? null : (until ?? null);
}

function readMeasures(item: ItemDraft, entry: Entry, setting: Setting, problems: Problem[]): void {
  const take = (name: Attribute, unitOf: typeof areaUnit): number | undefined => {
    const cell = first(entry, name);
    const { amount, unit } = splitUnit(cell);
    const scale = unitOf(unit);
    if (cell !== "" && amount === "") problems.push(problem(entry, name, "is not a measure like “15.72 sqft” or “12 lb”"));
    if (amount !== "" && scale === null) ignore(setting, `${name} is in a unit that is not read: ${unit || "none"}`);
    if (amount === "" || scale === null) return undefined;
    const { value, reason } = readScaled(amount, scale, setting.decimal);
    if (reason !== undefined) problems.push(problem(entry, name, reason));
    return value;
  };
  item.weightPerUnit = take("shipping_weight", weightUnit) ?? take("product_weight", weightUnit);
  item.areaPerUnit = take("unit_pricing_measure", areaUnit) || undefined;
}

const available: Record<string, boolean> = {
  in_stock: true,
  limited_availability: true,
  out_of_stock: false,
  preorder: false,
  backorder: false,
};

function readStock(item: ItemDraft, entry: Entry, { assumedStock, stockFigure }: Setting, problems: Problem[]): void {
  const counted = first(entry, "quantity") || first(entry, "sell_on_google_quantity");
  const there = available[first(entry, "availability").toLowerCase().replaceAll(" ", "_")];
  if (there === undefined) problems.push(problem(entry, "availability", `is none of ${Object.keys(available).join(", ")}`));
  if (there === false) item.lots.push({ count: { of: "available", units: 0 } });
  else if (/^\d{1,8}$/.test(counted)) item.lots.push({ count: { of: stockFigure, units: Number(counted) } });
  else item.lots.push({ count: { of: "onHand", units: assumedStock }, assumed: true });
}

function finish(item: ItemDraft, entry: Entry, { language, terms }: Setting): ItemDraft {
  const say = (name: Attribute) => first(entry, name);
  const size = say("size") ? readSize(say("size")) : findSize(say("title"));
  const texts = [say("title"), say("product_type")];
  const sample = isSample(say("size"));
  return {
    ...item,
    ...(size && { size: size.size, widthMm: size.widthMm, heightMm: size.heightMm }),
    kind: sample ? "sample" : "item",
    label: { [language]: say("size") || (size?.size ?? say("title")) },
    finish: terms.find("finish", texts) ?? undefined,
    shape: terms.find("shape", texts) ?? undefined,
    sellUnit: sample ? "each" : (sellUnitIn(...texts) ?? (item.areaPerUnit ? "box" : "piece")),
  };
}
