import type { Fulfilment, Picture } from "@azulejo/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { allocate } from "../../bag/pricing/allocation.rules.ts";
import type { PricedLine } from "../../bag/pricing/price-bag.ts";
import { draftLines } from "./order-lines.rules.ts";
import type { OrderQuote } from "./order-quote.ts";

const STORE = 4;
const picture = { address: "/assets/f/1/3x2/abc/face.webp", width: 3, height: 2, kind: "face" } as Picture;

interface Ordered {
  quantity: number;
  fulfilment: Exclude<Fulfilment, "NONE">;
  areaPerUnit: number | null;
  cents: number;
  /** The stock of each lot; together never less than the quantity. */
  lots: number[];
}

const ordered: fc.Arbitrary<Ordered> = fc
  .record({
    fulfilment: fc.constantFrom("DLVR" as const, "PKUP" as const, "ELTR" as const),
    areaPerUnit: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    cents: fc.integer({ min: 0, max: 1_000_000 }),
    lots: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ part, ...line }) => {
    const all = line.lots.reduce((sum, one) => sum + one, 0);
    return { ...line, quantity: Math.max(1, Math.ceil(all * part)) };
  });

function priced(line: Ordered, index: number): PricedLine {
  const lots = line.lots.map((available, at) => ({ lotId: index * 10 + at, placeId: 1 + (at % 2), code: `L${at % 3}`, available }));
  const item = {
    id: index + 1,
    itemNo: `T-${index}`,
    labels: { en: "12 x 24 in", es: "30 x 60 cm" },
    sellUnit: "box",
    areaPerUnit: line.areaPerUnit,
  };
  return {
    line: {
      lineId: index + 1,
      itemId: item.id,
      productId: 70 + index,
      quantity: line.quantity,
      fulfilment: line.fulfilment,
      recipient: null,
    },
    product: { id: 70 + index, warnings: ["prop65"] } as StoredProduct,
    item: item as StoredItem,
    unitPriceCents: line.cents,
    goodsCents: line.cents * line.quantity,
    allocation: allocate(lots, line.quantity, [1, 2]),
    name: `Tile ${index}`,
    detail: "12 x 24 in · Matte",
    picture,
  } as PricedLine;
}

const quoteOf = (lines: PricedLine[]) =>
  ({
    priced: {
      lines,
      pickupStore: { id: STORE, code: "store" },
      stores: [
        { id: 1, code: "reno" },
        { id: 2, code: "dallas" },
        { id: STORE, code: "store" },
      ],
    },
    deliveries: [
      { group: "goods", chosen: { service: "freight", cents: 900, from: "2026-05-14", until: "2026-05-18", liftgate: true } },
      { group: "samples", chosen: { service: "parcel", cents: 700, from: "2026-05-11", until: "2026-05-13", liftgate: false } },
    ],
    pickupReadyOn: "2026-05-06",
    taxOfLine: new Map(lines.map(({ line }) => [line.lineId, line.lineId * 11])),
  }) as unknown as OrderQuote;

const orders = fc.array(ordered, { maxLength: 8 }).map((lines) => lines.map(priced));

describe("the lines of an order", () => {
  it("take whole quantities from lots, no lot twice; items sent by email take none", () => {
    fc.assert(
      fc.property(orders, (lines) => {
        for (const { parts, quantity, fulfilment } of draftLines(quoteOf(lines))) {
          expect(new Set(parts.map((part) => part.lotId)).size).toBe(parts.length);
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(fulfilment === "ELTR" ? 0 : quantity);
        }
      }),
    );
  });

  it("keep the agreed price, tax, area and place of every line", () => {
    fc.assert(
      fc.property(orders, (lines) => {
        const drafts = draftLines(quoteOf(lines));
        expect(drafts).toHaveLength(lines.length);
        for (const [index, draft] of drafts.entries()) {
          expect(draft.goodsCents).toBe(draft.unitPriceCents * draft.quantity);
          expect(draft.taxCents).toBe((index + 1) * 11);
          expect(draft.area).toBe(lines[index]?.item?.areaPerUnit == null ? null : lines[index].item.areaPerUnit * draft.quantity);
          expect(draft.placeId).toBe(draft.fulfilment === "PKUP" ? STORE : null);
        }
      }),
    );
  });

  it("promise a delivery by its last day, a pickup when everything is there, and nothing for email", () => {
    const lines = (["DLVR", "PKUP", "ELTR"] as const).map((fulfilment, index) =>
      priced({ fulfilment, quantity: 2, areaPerUnit: null, cents: 500, lots: [9] }, index),
    );
    expect(draftLines(quoteOf(lines)).map(({ promisedOn, promiseReason }) => [promisedOn, promiseReason])).toEqual([
      ["2026-05-18", "on_hand:reno"],
      ["2026-05-06", "transfer:reno"],
      [null, null],
    ]);
  });

  it("promise a sample by its own parcel's date", () => {
    const [sample] = [priced({ fulfilment: "DLVR", quantity: 1, areaPerUnit: null, cents: 300, lots: [9] }, 0)];
    Object.assign(sample.item ?? {}, { kind: "sample" });
    expect(draftLines(quoteOf([sample]))[0]?.promisedOn).toBe("2026-05-13");
  });

  it("copy the name, description, picture and warnings, which the catalog may change later", () => {
    const line = priced({ fulfilment: "DLVR", quantity: 2, areaPerUnit: 107_600, cents: 500, lots: [9] }, 0);
    const [draft] = draftLines(quoteOf([line]));
    expect(draft).toMatchObject({
      itemNo: "T-0",
      name: "Tile 0",
      detail: "12 x 24 in · Matte",
      sellUnit: "box",
      picture,
      warnings: ["prop65"],
    });
  });

  it("leave out items that are gone or no longer have a price", () => {
    const line = priced({ fulfilment: "DLVR", quantity: 2, areaPerUnit: null, cents: 500, lots: [9] }, 0);
    for (const gone of [{ item: null }, { product: null }, { unitPriceCents: null }, { goodsCents: null }])
      expect(draftLines(quoteOf([{ ...line, ...gone }]))).toEqual([]);
  });
});
