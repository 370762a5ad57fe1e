import { describe, expect, it } from "vitest";
import { differences, factsOf, fulfilmentOf, keyOf, placeOf, quotedCode } from "./quoted-facts.rules.ts";

type Line = Parameters<typeof fulfilmentOf>[0];
const line = (itemId: number, quantity: number, fulfilment: string, kind = "item") =>
  ({ line: { itemId, quantity, fulfilment }, item: { kind } }) as unknown as Line;
const to = placeOf({ country: "US", province: "NV", postalCode: "89501-1234" });

describe("a quote's destination", () => {
  it("is a residence unless it is said to be commercial, by the code before a ZIP code's hyphen", () => {
    expect(to).toEqual({ country: "US", province: "NV", postalCode: "89501", kind: "residential" });
    expect(placeOf({ country: "CA", province: "BC", postalCode: " v5k 0a1", kind: "commercial" })).toEqual({
      ...{ country: "CA", province: "BC", postalCode: "V5K0A1", kind: "commercial" },
    });
    expect(quotedCode("US", " 89 501-1234")).toBe("89501");
  });
});

describe("a quote's facts", () => {
  it("deliver what has no choice, and send electronic items by email", () => {
    expect(fulfilmentOf(line(1, 1, "NONE"))).toBe("DLVR");
    expect(fulfilmentOf(line(1, 1, "NONE", "electronic"))).toBe("ELTR");
    expect(fulfilmentOf({ line: line(1, 1, "NONE").line, item: null })).toBe("DLVR");
    expect(fulfilmentOf(line(1, 1, "PKUP", "electronic"))).toBe("PKUP");
  });

  it("are the same in any order of lines and codes, and name a store only for pickup", () => {
    const lines = [line(2, 1, "PKUP"), line(1, 5, "DLVR"), line(2, 4, "DLVR"), line(2, 3, "DLVR")];
    const facts = factsOf({ lines, codes: ["TEN", "FIVE"], pickupPlaceId: 7 }, to);
    expect(facts).toEqual({
      ...to,
      lines: [
        { itemId: 1, quantity: 5, fulfilment: "DLVR" },
        { itemId: 2, quantity: 3, fulfilment: "DLVR" },
        { itemId: 2, quantity: 4, fulfilment: "DLVR" },
        { itemId: 2, quantity: 1, fulfilment: "PKUP" },
      ],
      codes: ["FIVE", "TEN"],
      pickupPlaceId: 7,
    });
    expect(factsOf({ lines: lines.toReversed(), codes: ["FIVE", "TEN"], pickupPlaceId: 7 }, to)).toEqual(facts);
    expect(factsOf({ lines: [line(1, 5, "DLVR")], codes: [], pickupPlaceId: 7 }, to).pickupPlaceId).toBeNull();
  });

  const facts = factsOf({ lines: [line(1, 5, "DLVR"), line(2, 1, "PKUP")], codes: ["TEN"], pickupPlaceId: 7 }, to);
  const changes = {
    lines: { lines: [{ itemId: 1, quantity: 6, fulfilment: "DLVR" as const }] },
    promotions: { codes: [] },
    pickup_store: { pickupPlaceId: 8 },
    postal_code: { postalCode: "89502" },
    state: { province: "CA" },
    country: { country: "CA" as const },
    kind: { kind: "commercial" as const },
  };

  it("have a key that each of them changes", () => {
    const keys = [facts, ...Object.values(changes).map((change) => ({ ...facts, ...change }))].map(keyOf);
    expect(new Set(keys).size).toBe(8);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    const [first] = facts.lines;
    const ofLine = (change: object) => keyOf({ ...facts, lines: [{ ...first, ...change } as typeof first & object] });
    expect(new Set([ofLine({}), ofLine({ itemId: 9 }), ofLine({ fulfilment: "PKUP" }), ofLine({ quantity: 9 })]).size).toBe(4);
    const reversed = Object.fromEntries(Object.entries(facts).toReversed()) as typeof facts & object;
    expect(keyOf(reversed)).toBe(keys[0]);
  });

  const differ = (change: object, isAddressed = true, quoted = facts) => differences(quoted, { ...facts, ...change }, isAddressed);

  it("say how an order differs", () => {
    expect(differ({})).toEqual([]);
    expect(differ(changes.lines)).toEqual(["lines"]);
    expect(differ(changes.promotions)).toEqual(["promotions"]);
    expect(differ(changes.pickup_store)).toEqual(["pickup_store"]);
    expect(differ({ ...changes.lines, ...changes.pickup_store, ...changes.promotions })).toEqual(["lines", "promotions"]);
    expect(differ(changes.postal_code)).toEqual(["postal_code"]);
    expect(differ(changes.country)).toEqual(["postal_code"]);
    expect(differ(changes.state)).toEqual(["state"]);
    expect(differ({ ...changes.state, ...changes.postal_code })).toEqual(["postal_code"]);
  });

  it("cover a business with a quote for a residence, and not the other way around", () => {
    expect(differ(changes.kind)).toEqual([]);
    expect(differ({}, true, { ...facts, ...changes.kind })).toEqual(["address_kind"]);
    expect(differ(changes.kind, true, { ...facts, ...changes.kind })).toEqual([]);
  });

  it("ignore an address that isn't known", () => {
    expect(differ({ ...changes.lines, ...changes.postal_code }, false, { ...facts, ...changes.kind })).toEqual(["lines"]);
  });
});
