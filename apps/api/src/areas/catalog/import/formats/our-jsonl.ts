import { chipLayouts } from "@azulejo/contract/vocabulary.ts";
import { z } from "zod";
import type { Count } from "../../../stock/index.ts";
import * as read from "../complete/amount.rules.ts";
import { readGtin } from "../complete/gtin.rules.ts";
import { itemNumber } from "../complete/item-number.rules.ts";
import { readOldAddress } from "../complete/old-address.rules.ts";
import { emptyDraft, type Problem } from "../complete/product-draft.ts";
import { noSellUnit, readSellUnit } from "../complete/units.rules.ts";
import { BAD_BYTES, hasBadBytes } from "./bad-bytes.ts";
import { readFactValues } from "./fact-values.ts";
import type { Format, ReadProduct, Setting } from "./format.ts";
import { type Line, linesOf } from "./lines.ts";
import { isPictureAddress, MAX_OF_CODE, MAX_UNITS } from "./our-columns.ts";
import { ourNames } from "./our-csv.ts";

/** Decimals are strings ("12.99"), because a JSON number may not hold them exactly; numbers are accepted too. */
const by = <T>(how: (text: string) => read.Reading<T>) =>
  z.union([z.string(), z.number()], { error: "is no text or number" }).transform((value, context): T => {
    const { value: found, reason } = how(String(value));
    if (reason === undefined) return found as T;
    context.addIssue({ code: "custom", message: reason });
    return z.NEVER;
  });

const text = z.string().trim().max(20_000, "is longer than 20000 letters");
const words = z.array(text);
const slug = text.regex(/^[\p{L}\p{N}\-/_.]{1,200}$/u, "may have letters, digits and - / _ . only").toLowerCase();
const number = text.regex(itemNumber, "may have up to 40 letters, digits and . - _ / only");
const cents = by((value) => read.readCents(value));
const sellUnit = by((value) => {
  const unit = readSellUnit(value);
  return unit ? { value: unit } : { reason: noSellUnit(value) };
});
const day = by(read.readDay);
const whole = (least: number, most: number) => by((value) => read.readWhole(value, least, most));
const rounded = (places: number, most: number) => by((value) => read.readRounded(value, places, most));
const perLanguage = z.object({ en: text.nullish(), es: text.nullish() });
const extent = z.object({ w: z.number().int().positive(), h: z.number().int().positive() });

const picture = z.object({
  address: text.refine(isPictureAddress, "is no address like https://example.com/tile.jpg"),
  kind: z.enum(["face", "sheet", "object", "slab", "scene", "photo"]).optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  extentMm: extent.optional(),
  cellMm: extent.optional(),
  rowMm: z.number().int().positive().optional(),
  size: text.optional(),
  color: text.optional(),
  alt: z.object({ en: text.optional(), es: text.optional() }).optional(),
});

const lot = z
  .object({
    place: text.nullish(),
    lot: text.nullish(),
    shade: text.nullish(),
    caliber: text.nullish(),
    onHand: whole(0, MAX_UNITS).optional(),
    available: whole(0, MAX_UNITS).optional(),
  })
  .refine(({ onHand, available }) => (onHand === undefined) !== (available === undefined), "needs one of onHand and available");

const item = z.object({
  itemNo: number,
  kind: z.enum(["item", "sample", "electronic"]).nullish(),
  size: text.nullish(),
  label: perLanguage.optional(),
  widthMm: rounded(2, 999_999).nullish(),
  heightMm: rounded(2, 999_999).nullish(),
  thicknessMm: rounded(2, 9999).nullish(),
  shape: text.nullish(),
  chipLayout: z.enum(chipLayouts).nullish(),
  chipWidthMm: rounded(2, 9999).nullish(),
  chipHeightMm: rounded(2, 9999).nullish(),
  finish: text.nullish(),
  edge: text.nullish(),
  sellUnit: sellUnit.nullish(),
  piecesPerUnit: whole(1, 1_000_000).nullish(),
  areaPerUnitSqFt: by((value) => read.readScaled(value, 10_000)).nullish(),
  weightPerUnitLb: by((value) => read.readScaled(value, 100)).nullish(),
  unitsPerPallet: whole(1, 1_000_000).nullish(),
  sampleItemNo: number.nullish(),
  gtin: text.nullish(),
  partNumber: text.nullish(),
  taxCode: text.nullish(),
  listPrice: cents.nullish(),
  salePrice: cents.nullish(),
  listFrom: day.nullish(),
  plannedPrices: z.array(z.object({ from: day, price: cents })).optional(),
  saleFrom: day.nullish(),
  saleUntil: day.nullish(),
  stock: z.array(lot).optional(),
  facts: z.record(z.string(), z.unknown()).nullish(),
});

const series = z.object({
  code: slug.optional(),
  name: text.nullish(),
  material: text.nullish(),
  stone: text.nullish(),
  department: slug.nullish(),
  departmentName: perLanguage.optional(),
  brand: text.nullish(),
  origin: text.nullish(),
  season: text.nullish(),
  pei: whole(0, 5).nullish(),
  dcofWet: rounded(2, 99).nullish(),
  waterAbsorptionPct: rounded(2, 100).nullish(),
  breakingStrengthLbf: whole(0, 100_000).nullish(),
  shadeVariation: z.enum(["V1", "V2", "V3", "V4"]).nullish(),
  frostResistant: z.boolean().nullish(),
  rectified: z.boolean().nullish(),
  mohs: rounded(1, 10).nullish(),
  recycledPct: whole(0, 100).nullish(),
  uses: words.nullish(),
  warnings: words.nullish(),
  documents: words.nullish(),
  listings: words.nullish(),
  description: perLanguage.optional(),
});

const texts = z.object({
  name: text.nullish(),
  slug: slug.nullish(),
  color: text.nullish(),
  description: text.nullish(),
  seoTitle: text.nullish(),
  seoDescription: text.nullish(),
});

const product = z.object({
  productCode: text.min(1, "is missing").max(MAX_OF_CODE, `is longer than ${MAX_OF_CODE} letters`),
  series: series.optional(),
  published: z.boolean().nullish(),
  colorCode: slug.nullish(),
  colorFamily: text.nullish(),
  look: text.nullish(),
  tags: words.nullish(),
  popularity: whole(0, 1_000_000_000).nullish(),
  introducedOn: day.nullish(),
  en: texts.optional(),
  es: texts.optional(),
  pictures: z.array(picture).nullish(),
  relatedTo: words.nullish(),
  oldAddresses: z.array(by(readOldAddress)).nullish(),
  items: z.array(z.unknown(), "is not a list of items"),
});

/** The keys of each level; any other key is reported as unknown. */
const levels: [at: string[], keys: Set<string>][] = [
  [[], new Set(Object.keys(product.shape))],
  [["series"], new Set(Object.keys(series.shape))],
  [["en"], new Set(Object.keys(texts.shape))],
  [["es"], new Set(Object.keys(texts.shape))],
];
const itemKeys = new Set(Object.keys(item.shape));

/** Our JSON lines: one product per line. */
export const ourJsonl: Format = {
  name: "our-jsonl",
  oneLanguage: false,
  columns: {
    ...ourNames,
    name: "en.name",
    slug: "en.slug",
    series: "series.code",
    material: "series.material",
    department: "series.department",
    picture: "pictures",
  },
  async *read(source, setting) {
    for await (const line of linesOf(source)) if (line.text.trim() !== "") yield readLine(line, setting);
  },
};

function readLine(line: Line, setting: Setting): ReadProduct {
  const refuse = (problems: Problem[]): ReadProduct => ({ draft: null, problems, rows: 1 });
  if (hasBadBytes(line.text)) return refuse([{ line: line.number, column: "", reason: BAD_BYTES, value: line.text }]);
  let value: unknown;
  try {
    value = JSON.parse(line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text);
  } catch (error) {
    return refuse([{ line: line.number, column: "", reason: `is no JSON: ${(error as Error).message}`, value: line.text }]);
  }
  const parsed = product.safeParse(value);
  if (!parsed.success) return refuse(problemsOf(parsed.error, line.number, "", value));
  nameUnknown(value, levels, setting.unknown);
  const draft = toDraft(line.number, parsed.data, setting);
  const problems: Problem[] = [];
  parsed.data.items.forEach((raw, index) => {
    const read = item.safeParse(raw);
    const itemNo = (raw as { itemNo?: unknown } | null)?.itemNo;
    const earlier = draft.items.some((one) => one.itemNo === itemNo);
    if (read.success && !earlier) {
      nameUnknown(raw, [[[], itemKeys]], setting.unknown, "items.");
      const gtin = read.data.gtin ? readGtin(read.data.gtin) : null;
      if (gtin?.reason !== undefined) {
        problems.push({ line: line.number, column: `items.${index}.gtin`, reason: gtin.reason, value: read.data.gtin ?? "" });
        read.data.gtin = undefined;
      }
      const own = readFactValues(setting.facts, read.data.facts ?? {});
      for (const key of own.unknown) setting.unknown.add(`items.facts.${key}`);
      if (own.refused.length > 0) {
        draft.refusedItemNos.push(read.data.itemNo);
        for (const [key, reason] of own.refused)
          problems.push({ line: line.number, column: `items.${index}.facts.${key}`, reason, value: shown(read.data.facts?.[key]) });
        return;
      }
      draft.items.push({
        ...toItem(line.number, read.data, setting, draft.terms),
        ...(gtin?.value && { gtin: gtin.value }),
        ...own.stated,
      });
      return;
    }
    if (!earlier && typeof itemNo === "string") draft.refusedItemNos.push(itemNo);
    const again = { line: line.number, column: `items.${index}.itemNo`, reason: "is in this product already", value: String(itemNo) };
    problems.push(...(read.success ? [again] : problemsOf(read.error, line.number, `items.${index}.`, raw)));
  });
  return { draft, problems, rows: Math.max(1, parsed.data.items.length) };
}

const shown = (value: unknown): string => JSON.stringify(value) ?? "";

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

function problemsOf(error: z.ZodError, line: number, prefix: string, value: unknown): Problem[] {
  return error.issues.map((issue) => {
    const found = at(value, issue.path);
    const reason = issue.code === "invalid_type" && found === undefined ? "is missing" : issue.message;
    return { line, column: prefix + issue.path.join("."), reason, value: found === undefined ? "" : (JSON.stringify(found) ?? "") };
  });
}

function nameUnknown(value: unknown, known: [at: string[], keys: Set<string>][], unknown: Set<string>, prefix = ""): void {
  for (const [path, keys] of known) {
    for (const key of Object.keys(at(value, path) ?? {})) if (!keys.has(key)) unknown.add(prefix + [...path, key].join("."));
  }
}

function toDraft(line: number, data: z.infer<typeof product>, { terms }: Setting) {
  const draft = emptyDraft(line, data.productCode);
  const { departmentName, documents, description, pei, dcofWet, waterAbsorptionPct, breakingStrengthLbf, ...rest } = data.series ?? {};
  const { shadeVariation, frostResistant, rectified, mohs, recycledPct, material, stone, uses, ...words } = rest;
  const term = (kind: Parameters<typeof terms.read>[0], cell: string | null | undefined) => cell && terms.read(kind, cell, draft.terms);
  draft.series = {
    ...words,
    material: term("material", material),
    stone: term("stone", stone),
    uses: uses?.map((use) => terms.read("use", use, draft.terms)) ?? uses,
    documentKeys: documents,
    facts: {
      pei,
      dcofWet,
      waterAbsorptionPct,
      breakingStrengthLbf,
      shadeVariation,
      frostResistant,
      rectified,
      mohs,
      recycledPct,
    },
    description: description ?? {},
  };
  for (const language of ["en", "es"] as const) {
    draft.texts[language] = data[language] ?? {};
    const name = departmentName?.[language];
    if (name) draft.departmentName[language] = name;
  }
  const { published, colorCode, tags, popularity, introducedOn, pictures, relatedTo, oldAddresses } = data;
  const look = term("look", data.look);
  const colorFamily = term("color", data.colorFamily);
  return Object.assign(draft, {
    published,
    colorCode,
    colorFamily,
    look,
    tags,
    popularity,
    introducedOn,
    pictures,
    relatedTo,
    oldAddresses,
  });
}

function toItem(line: number, data: z.infer<typeof item>, { terms }: Setting, found: Parameters<Setting["terms"]["read"]>[2]) {
  const {
    areaPerUnitSqFt,
    weightPerUnitLb,
    listPrice,
    salePrice,
    stock = [],
    label = {},
    shape,
    finish,
    plannedPrices,
    facts: _,
    ...rest
  } = data;
  return {
    ...rest,
    line,
    label,
    shape: shape && terms.read("shape", shape, found),
    finish: finish && terms.read("finish", finish, found),
    areaPerUnit: areaPerUnitSqFt,
    weightPerUnit: weightPerUnitLb,
    listCents: listPrice,
    planned: plannedPrices?.map(({ from: startsOn, price: listCents }) => ({ startsOn, listCents })),
    saleCents: salePrice,
    lots: stock.map(({ lot: code, onHand, available, ...one }) => {
      const count: Count = onHand === undefined ? { of: "available", units: available ?? 0 } : { of: "onHand", units: onHand };
      return { ...one, code, count };
    }),
  };
}
