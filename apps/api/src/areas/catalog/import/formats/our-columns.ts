import type { Language, SellUnit } from "@azulejo/contract";
import { chipLayouts } from "@azulejo/contract/vocabulary.ts";
import type { Count, CountOf } from "../../../stock/index.ts";
import type { Reading } from "../complete/amount.rules.ts";
import * as read from "../complete/amount.rules.ts";
import { readGtin } from "../complete/gtin.rules.ts";
import { itemNumber } from "../complete/item-number.rules.ts";
import { readOldAddress } from "../complete/old-address.rules.ts";
import type { ItemDraft, LotDraft, PictureDraft, ProductDraft, SeriesFacts } from "../complete/product-draft.ts";
import { readStock } from "../complete/stock-words.rules.ts";
import type { TermKind } from "../complete/term-book.ts";
import { noSellUnit, readSellUnit } from "../complete/units.rules.ts";
import type { Setting } from "./format.ts";
import { ignore } from "./ignored.ts";

/** A row of our CSV while it is being read. */
export interface OurRow {
  product: ProductDraft;
  item: ItemDraft;
  lot: Omit<LotDraft, "count">;
  counts: (Count & { assumed?: boolean })[];
  setting: Setting;
}

/** A column: the level it belongs to, and how its cell is put into the row. */
export interface OurColumn {
  name: string;
  /**
   * Series and product columns are read from the product's first row, item and stock columns from every row. An empty cell means no
   * value, except in series columns, where it means not stated, so that a series need not be repeated.
   */
  of: "series" | "product" | "item";
  /** Other names that a file may have it under. */
  alsoNamed?: readonly string[];
  /** Whether a row is imported without the cell when the cell is refused. */
  isSpare?: boolean;
  /** @returns why the cell is refused, or null when it was accepted */
  put(row: OurRow, cell: string): string | null;
}

type Read<T> = (cell: string, row: OurRow) => Reading<T>;

function column<T>(of: OurColumn["of"], name: string, how: Read<T>, put: (row: OurRow, value: T | null) => void): OurColumn {
  return {
    name,
    of,
    put(row, cell) {
      if (cell === "") {
        if (of !== "series") put(row, null);
        return null;
      }
      const { value, reason } = how(cell, row);
      if (reason !== undefined) return reason;
      put(row, value as T);
      return null;
    },
  };
}

const MAX_TEXT = 20_000;
const text: Read<string> = (cell) => (cell.length > MAX_TEXT ? { reason: `is longer than ${MAX_TEXT} letters` } : { value: cell });
const slug: Read<string> = (cell) =>
  /^[\p{L}\p{N}\-/_.]{1,200}$/u.test(cell) ? { value: cell.toLowerCase() } : { reason: "may have letters, digits and - / _ . only" };
const number: Read<string> = (cell) =>
  itemNumber.test(cell) ? { value: cell } : { reason: "may have up to 40 letters, digits and . - _ / only" };
export const list = (cell: string): string[] => [
  ...new Set(
    cell
      .split("|")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
const term =
  (kind: TermKind): Read<string> =>
  (cell, row) => ({ value: row.setting.terms.read(kind, cell, row.product.terms) });
const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (cell) => {
    const value = values.find((one) => one.toLowerCase() === cell.toLowerCase());
    return value ? { value } : { reason: `is none of ${values.join(", ")}` };
  };
const whole =
  (least: number, most: number): Read<number> =>
  (cell, { setting }) =>
    read.readWhole(cell, least, most, setting.decimal);
const rounded =
  (places: number, most: number): Read<number> =>
  (cell, { setting }) =>
    read.readRounded(cell, places, most, setting.decimal);
const scaled =
  (scale: number): Read<number> =>
  (cell, { setting }) =>
    read.readScaled(cell, scale, setting.decimal);
const cents: Read<number> = (cell, { setting }) => read.readPrice(cell, setting.currency, setting.decimal);
const sellUnit: Read<SellUnit> = (cell) => {
  const value = readSellUnit(cell);
  return value ? { value } : { reason: noSellUnit(cell) };
};

export const MAX_UNITS = 100_000_000;
/** The maximum length of a product code; it is short because lists of codes are passed around. */
export const MAX_OF_CODE = 80;

type TextField = "name" | "slug" | "color" | "description" | "seoTitle" | "seoDescription";
const ofText = (name: string, field: TextField, language: Language, how: Read<string> = text) =>
  column("product", name, how, (row, value) => void (row.product.texts[language][field] = value));
const ofSeries = (name: string, field: "code" | "name" | "brand" | "origin" | "season", how: Read<string> = text) =>
  column("series", name, how, (row, value) => void (row.product.series[field] = value));
const seriesList = (name: string, field: "warnings" | "documentKeys" | "listings") =>
  column(
    "series",
    name,
    (cell) => ({ value: list(cell) }),
    (row, value) => void (row.product.series[field] = value),
  );
const fact = <Fact extends keyof SeriesFacts>(name: Fact, how: Read<NonNullable<SeriesFacts[Fact]>>) =>
  column("series", name, how, (row, value) => Object.assign(row.product.series.facts, { [name]: value }));
type ItemField = Exclude<keyof ItemDraft, "line" | "itemNo" | "label" | "lots">;
const ofItem = <Field extends ItemField>(name: string, field: Field, how: Read<NonNullable<ItemDraft[Field]>>) =>
  column("item", name, how, (row, value) => Object.assign(row.item, { [field]: value }));
const lotText = (name: string, field: "place" | "code" | "shade" | "caliber") =>
  column("item", name, text, (row, value) => void (row.lot[field] = value));

/** Stock, as a figure or in a word. An item is imported without it if it can't be read. */
const counted = (name: string, of: CountOf): OurColumn => ({
  name,
  of: "item",
  isSpare: true,
  put({ counts, setting }, cell) {
    const { value, reason } = readStock(cell, MAX_UNITS, setting.decimal);
    if (reason !== undefined) {
      if (!/\d/.test(cell)) setting.stockWords.set(cell, (setting.stockWords.get(cell) ?? 0) + 1);
      return reason;
    }
    if (value.note) ignore(setting, value.note);
    if (value.units === "assumed") counts.push({ of: "onHand", units: setting.assumedStock, assumed: true });
    else if (value.units !== null) counts.push({ of, units: value.units });
    return null;
  },
});

export const toPictures = (addresses: string[]): PictureDraft[] => addresses.map((address) => ({ address }));
export const isPictureAddress = (address: string): boolean => /^(https?:\/\/|\/(?!\/))\S+$/.test(address) && address.length <= 2000;
const addresses: Read<string[]> = (cell) => {
  const found = list(cell);
  return found.every(isPictureAddress) ? { value: found } : { reason: "is no address like https://example.com/tile.jpg" };
};

/** The texts of the pictures in their order; an empty one leaves the picture without. */
const pictureAlt = (name: string, language: Language): OurColumn =>
  column(
    "product",
    name,
    (cell, { product }) => {
      const texts = cell.split("|").map((one) => one.trim());
      return texts.length > (product.pictures?.length ?? 0)
        ? { reason: "has more texts than pictureAddress has pictures" }
        : { value: texts };
    },
    ({ product }, texts) => {
      for (const [index, picture] of (product.pictures ?? []).entries())
        picture.alt = { ...picture.alt, [language]: texts?.[index] || undefined };
    },
  );

const oldAddresses: Read<string[]> = (cell) => {
  const found = list(cell).map(readOldAddress);
  const refused = found.find(({ reason }) => reason !== undefined);
  return refused?.reason === undefined ? { value: [...new Set(found.flatMap(({ value }) => value ?? []))] } : { reason: refused.reason };
};

/** Every column of our CSV, in the order of the documentation. */
export const ourColumns: OurColumn[] = [
  ofSeries("seriesCode", "code", slug),
  ofSeries("seriesName", "name"),
  column("series", "material", term("material"), (row, value) => void (row.product.series.material = value)),
  column("series", "stone", term("stone"), (row, value) => void (row.product.series.stone = value)),
  column("series", "department", slug, (row, value) => void (row.product.series.department = value)),
  column("series", "departmentEn", text, (row, value) => Object.assign(row.product.departmentName, value && { en: value })),
  column("series", "departmentEs", text, (row, value) => Object.assign(row.product.departmentName, value && { es: value })),
  ofSeries("brand", "brand"),
  ofSeries("origin", "origin"),
  ofSeries("season", "season"),
  column("series", "seriesDescriptionEn", text, (row, value) => void (row.product.series.description.en = value)),
  column("series", "seriesDescriptionEs", text, (row, value) => void (row.product.series.description.es = value)),
  fact("pei", whole(0, 5)),
  fact("dcofWet", rounded(2, 99)),
  fact("waterAbsorptionPct", rounded(2, 100)),
  fact("breakingStrengthLbf", whole(0, 100_000)),
  fact("shadeVariation", oneOf(["V1", "V2", "V3", "V4"])),
  fact("frostResistant", read.readBoolean),
  fact("rectified", read.readBoolean),
  fact("mohs", rounded(1, 10)),
  fact("recycledPct", whole(0, 100)),
  column(
    "series",
    "uses",
    (cell, row) => ({ value: list(cell).map((one) => row.setting.terms.read("use", one, row.product.terms)) }),
    (row, value) => void (row.product.series.uses = value),
  ),
  seriesList("warnings", "warnings"),
  seriesList("documents", "documentKeys"),
  seriesList("listings", "listings"),
  // Rows are grouped by product code, so the draft already has it.
  {
    name: "productCode",
    of: "product",
    put: (_, cell) => (cell === "" ? "is missing" : cell.length > MAX_OF_CODE ? `is longer than ${MAX_OF_CODE} letters` : null),
  },
  column("product", "published", read.readBoolean, (row, value) => void (row.product.published = value)),
  column("product", "colorCode", slug, (row, value) => void (row.product.colorCode = value)),
  column("product", "colorFamily", term("color"), (row, value) => void (row.product.colorFamily = value)),
  column("product", "look", term("look"), (row, value) => void (row.product.look = value)),
  column(
    "product",
    "tags",
    (cell) => ({ value: list(cell) }),
    (row, value) => void (row.product.tags = value),
  ),
  column("product", "popularity", whole(0, 1_000_000_000), (row, value) => void (row.product.popularity = value)),
  column("product", "introducedOn", read.readDay, (row, value) => void (row.product.introducedOn = value)),
  ofText("nameEn", "name", "en"),
  ofText("nameEs", "name", "es"),
  ofText("slugEn", "slug", "en", slug),
  ofText("slugEs", "slug", "es", slug),
  ofText("colorEn", "color", "en"),
  ofText("colorEs", "color", "es"),
  ofText("descriptionEn", "description", "en"),
  ofText("descriptionEs", "description", "es"),
  column("product", "pictureAddress", addresses, (row, value) => void (row.product.pictures = value && toPictures(value))),
  pictureAlt("pictureAltEn", "en"),
  pictureAlt("pictureAltEs", "es"),
  ofText("seoTitleEn", "seoTitle", "en"),
  ofText("seoTitleEs", "seoTitle", "es"),
  ofText("seoDescriptionEn", "seoDescription", "en"),
  ofText("seoDescriptionEs", "seoDescription", "es"),
  column("product", "oldAddresses", oldAddresses, (row, value) => void (row.product.oldAddresses = value)),
  column(
    "product",
    "relatedTo",
    (cell) => ({ value: list(cell) }),
    (row, value) => void (row.product.relatedTo = value),
  ),
  column("item", "itemNo", number, (row, value) => void (row.item.itemNo = value ?? "")),
  ofItem("kind", "kind", oneOf(["item", "sample", "electronic"] as const)),
  ofItem("size", "size", text),
  column("item", "labelEn", text, (row, value) => void (row.item.label.en = value)),
  column("item", "labelEs", text, (row, value) => void (row.item.label.es = value)),
  ofItem("widthMm", "widthMm", rounded(2, 999_999)),
  ofItem("heightMm", "heightMm", rounded(2, 999_999)),
  ofItem("thicknessMm", "thicknessMm", rounded(2, 9999)),
  ofItem("shape", "shape", term("shape")),
  ofItem("chipLayout", "chipLayout", oneOf(chipLayouts)),
  ofItem("chipWidthMm", "chipWidthMm", rounded(2, 9999)),
  ofItem("chipHeightMm", "chipHeightMm", rounded(2, 9999)),
  ofItem("finish", "finish", term("finish")),
  ofItem("edge", "edge", text),
  ofItem("sellUnit", "sellUnit", sellUnit),
  ofItem("piecesPerUnit", "piecesPerUnit", whole(1, 1_000_000)),
  ofItem("areaPerUnitSqFt", "areaPerUnit", scaled(10_000)),
  ofItem("weightPerUnitLb", "weightPerUnit", scaled(100)),
  ofItem("unitsPerPallet", "unitsPerPallet", whole(1, 1_000_000)),
  ofItem("sampleItemNo", "sampleItemNo", number),
  { ...ofItem("gtin", "gtin", readGtin), isSpare: true },
  ofItem("partNumber", "partNumber", text),
  ofItem("taxCode", "taxCode", text),
  ofItem("listPrice", "listCents", cents),
  ofItem("listFrom", "listFrom", read.readDay),
  ofItem("salePrice", "saleCents", cents),
  ofItem("saleFrom", "saleFrom", read.readDay),
  ofItem("saleUntil", "saleUntil", read.readDay),
  ofItem("unitCost", "costCents", cents),
  lotText("stockPlace", "place"),
  counted("stockOnHand", "onHand"),
  counted("stockAvailable", "available"),
  lotText("stockLot", "code"),
  lotText("stockShade", "shade"),
  lotText("stockCaliber", "caliber"),
];

export const ourColumnNames: readonly string[] = ourColumns.map(({ name }) => name);
