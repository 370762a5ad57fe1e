import type { FactValue } from "@azulejo/contract/facts/value.ts";
import type { ItemRecord, PictureRecord, ProductRecord } from "../catalog-record.ts";

/** An item's stock in one lot. */
export interface LotOfLine {
  place: string;
  lot: string;
  shade: string | null;
  caliber: string | null;
  onHand: number;
}

export interface AroundProduct {
  relatedTo: readonly string[];
  /** By item number. */
  lots: ReadonlyMap<string, readonly LotOfLine[]>;
  /** The codes of the shop's own facts. */
  factCodes: ReadonlySet<string>;
}

/** Returns a product as a line of our JSONL; decimals are texts, and what is empty is left out. */
export function productLine(record: ProductRecord, { relatedTo, lots, factCodes }: AroundProduct): string {
  const { series, code: productCode, texts, items, pictures, oldAddresses = [], ...facts } = record;
  const { published, colorCode, colorFamily, look, tags, popularity, introducedOn } = facts;
  const { facts: technical, documentKeys, ...ofSeries } = series;
  return JSON.stringify({
    productCode,
    series: {
      ...ofSeries,
      ...technical,
      ...decimals({ dcofWet: technical.dcofWet, waterAbsorptionPct: technical.waterAbsorptionPct, mohs: technical.mohs }),
      documents: documentKeys,
    },
    ...{ published, colorCode, colorFamily, look, tags, popularity, introducedOn },
    ...texts,
    pictures: pictures.map(pictureOf),
    relatedTo,
    oldAddresses: [...oldAddresses].sort(),
    items: items.map((item) => itemOf(item, lots.get(item.itemNo) ?? [], factCodes)),
  });
}

const pictureOf = ({ cutFrom: _, alt = {}, ...picture }: PictureRecord) => ({ ...picture, ...(Object.keys(alt).length > 0 && { alt }) });

function itemOf(item: ItemRecord, lots: readonly LotOfLine[], factCodes: ReadonlySet<string>) {
  const { currency: _, listCents, saleCents, planned = [], areaPerUnit, weightPerUnit, facts = {}, ...same } = item;
  const { widthMm, heightMm, thicknessMm, chipWidthMm, chipHeightMm } = item;
  const own = Object.entries(facts).filter(([code]) => factCodes.has(code));
  return {
    ...same,
    ...decimals({ widthMm, heightMm, thicknessMm, chipWidthMm, chipHeightMm }),
    areaPerUnitSqFt: scaled(areaPerUnit, 4),
    weightPerUnitLb: scaled(weightPerUnit, 2),
    listPrice: scaled(listCents, 2),
    salePrice: scaled(saleCents, 2),
    ...(planned.length > 0 && { plannedPrices: planned.map((one) => ({ from: one.startsOn, price: scaled(one.listCents, 2) })) }),
    ...(own.length > 0 && { facts: Object.fromEntries(own.map(([code, value]) => [code, written(value)])) }),
    ...(lots.length > 0 && {
      stock: lots.map(({ place, lot, shade, caliber, onHand }) => ({
        ...{ place, lot, onHand },
        ...(shade !== null && { shade }),
        ...(caliber !== null && { caliber }),
      })),
    }),
  };
}

const decimals = (numbers: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, number === undefined ? undefined : String(number)]));

/** Writes a whole number of the smallest unit exactly, with its decimals. */
function scaled(number: number | undefined, places: number): string | undefined {
  if (number === undefined) return undefined;
  const digits = String(number).padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const written = (value: FactValue): unknown => (typeof value === "object" && "from" in value ? `${value.from} to ${value.to}` : value);
