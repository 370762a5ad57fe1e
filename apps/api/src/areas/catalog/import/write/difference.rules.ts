import { languages } from "@azulejo/contract";
import type { ItemRecord, ProductRecord } from "../../catalog-record.ts";
import { factCell } from "../complete/item-facts.rules.ts";

/** A field whose stored value differs from the file's. */
export interface Difference {
  field: string;
  from: string;
  to: string;
}

type Fields = [name: string, value: unknown][];

const itemFields = [
  "kind",
  "size",
  "widthMm",
  "heightMm",
  "thicknessMm",
  "shape",
  "chipLayout",
  "chipWidthMm",
  "chipHeightMm",
  "finish",
  "edge",
  "sellUnit",
  "piecesPerUnit",
  "unitsPerPallet",
  "sampleItemNo",
  "gtin",
  "partNumber",
  "taxCode",
  "currency",
  "saleFrom",
  "saleUntil",
] as const satisfies (keyof ItemRecord)[];
/** Fields stored in small units, with the name and the decimals they are displayed with. */
const scaledFields = [
  ["listCents", "listPrice", 2],
  ["saleCents", "salePrice", 2],
  ["areaPerUnit", "areaPerUnitSqFt", 4],
  ["weightPerUnit", "weightPerUnitLb", 2],
] as const satisfies [keyof ItemRecord, string, number][];
const seriesFields = ["code", "name", "material", "stone", "department", "brand", "origin", "season"] as const;
const seriesLists = ["uses", "warnings", "documentKeys", "listings"] as const;
const facts = [
  "pei",
  "dcofWet",
  "waterAbsorptionPct",
  "breakingStrengthLbf",
  "shadeVariation",
  "frostResistant",
  "rectified",
  "mohs",
  "recycledPct",
] as const;
const productFields = ["published", "colorCode", "colorFamily", "look", "popularity", "introducedOn"] as const;
const textFields = ["name", "slug", "color", "description", "seoTitle", "seoDescription"] as const;

/** Returns the differences between a stored record and a new one, except relations, which are compared elsewhere. */
export function differences(before: ProductRecord, after: ProductRecord): Difference[] {
  const was = new Map(fieldsOf(before));
  const is = fieldsOf(after);
  const found = is.flatMap(([field, value]) =>
    same(was.get(field), value) ? [] : [{ field, from: show(was.get(field)), to: show(value) }],
  );
  const names = new Set(is.map(([field]) => field));
  return [
    ...found,
    ...[...was].flatMap(([field, value]) => (names.has(field) || value === "" ? [] : [{ field, from: show(value), to: "" }])),
  ];
}

const same = (a: unknown, b: unknown): boolean => a === b || (a ?? "") === (b ?? "");
const MAX_SHOWN = 80;
const show = (value: unknown): string => {
  const text = value === undefined ? "" : String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
};

function fieldsOf(record: ProductRecord): Fields {
  const { series } = record;
  return [
    ...seriesFields.map((name): Fields[number] => [`series.${name}`, series[name]]),
    ...seriesLists.map((name): Fields[number] => [`series.${name}`, series[name].join(" | ")]),
    ...facts.map((name): Fields[number] => [`series.${name}`, series.facts[name]]),
    ...languages.map((language): Fields[number] => [`series.description.${language}`, series.description[language]]),
    ...productFields.map((name): Fields[number] => [name, name === "published" ? (record.published ?? true) : record[name]]),
    ["tags", record.tags.join(" | ")],
    ...languages.flatMap((language) => textFields.map((name): Fields[number] => [`${name}.${language}`, record.texts[language][name]])),
    ["oldAddresses", (record.oldAddresses ?? []).toSorted().join(" | ")],
    ["pictures", record.pictures.map(showPicture).join(" | ")],
    ["items", record.items.map((item) => item.itemNo).join(" | ")],
    ...record.items.flatMap((item) => [
      ...itemFields.map((name): Fields[number] => [`${item.itemNo}.${name}`, item[name]]),
      ...scaledFields.map(([name, shown, places]): Fields[number] => [`${item.itemNo}.${shown}`, decimal(item[name], places)]),
      ...(item.planned ?? []).map(({ startsOn, listCents }): Fields[number] => [
        `${item.itemNo}.listPrice from ${startsOn}`,
        decimal(listCents, 2),
      ]),
      ...Object.entries(item.facts ?? {}).map(([key, value]): Fields[number] => [`${item.itemNo}.${key}`, factCell(value)]),
      ...languages.map((language): Fields[number] => [`${item.itemNo}.label.${language}`, item.label[language]]),
    ]),
  ];
}

const decimal = (value: number | undefined, places: number): string | undefined =>
  value === undefined ? undefined : (value / 10 ** places).toFixed(places);
const pair = (size: { w: number; h: number } | undefined): string => (size ? `${size.w}x${size.h}mm` : "");
const showPicture = (picture: ProductRecord["pictures"][number]): string =>
  [
    picture.address,
    picture.kind,
    `${picture.width}x${picture.height}`,
    pair(picture.extentMm),
    pair(picture.cellMm),
    picture.rowMm,
    picture.size,
    picture.color,
    picture.alt?.en,
    picture.alt?.es,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
