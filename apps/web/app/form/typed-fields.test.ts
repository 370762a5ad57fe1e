import { hasFiguresOf, typedNumbers } from "@azulejo/contract/typed/typed-numbers.fixture.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { roomsIn } from "../areas/bag/rooms-in.ts";
import { chosenIn } from "../areas/customer/cancel/chosen-units.ts";
import { faultsOf, unitsOf } from "../areas/product/detail/buy/quantity.ts";
import { readChoices } from "../areas/product/list/list-choices.ts";
import { readLength } from "../areas/slabs/layout/length-entry.ts";
import { readYardChoices } from "../areas/slabs/slab-address.ts";
import { centsIn } from "./cents-in.ts";
import { readInput } from "./read-input.server.ts";

const input = z.strictObject({ quantity: z.number().int() });
const entry = { by: "units", length: "10", width: "10", area: "", waste: "10", units: "1" } as const;
const box = { areaPerUnit: 116_800, piecesPerUnit: 6, sellUnit: "box" } as const;

/** For each field, the result of a typed text: a number, an error message, or null. */
const fields: Record<string, (typed: string) => number | string | null> = {
  "a number of a form": (typed) => readInput({ input }, form("quantity", typed)).quantity ?? null,
  "an amount of money": (typed) => hundredths(centsIn(typed)),
  "units of a room in the bag": (typed) => roomsIn(form("roomQuantity", typed, "roomName", "Kitchen"))[0]?.quantity ?? null,
  "units to cancel": (typed) => chosenIn([["line.7", typed]]).lines[0]?.units ?? null,
  "a price of the list": (typed) => hundredths(readChoices(new URLSearchParams({ from: typed })).price.fromCents ?? null),
  "a price of the yard": (typed) => readYardChoices(new URLSearchParams({ from: typed })).from ?? null,
};

const hundredths = (cents: number | string | null) => (typeof cents === "number" ? cents / 100 : cents);
function form(...pairs: string[]): FormData {
  const data = new FormData();
  for (let at = 0; at < pairs.length; at += 2) data.append(pairs[at] ?? "", pairs[at + 1] ?? "");
  return data;
}

describe("a field for a number", () => {
  it.each(Object.entries(fields))("reads the typed number of %s, or none", (_, read) => {
    fc.assert(
      fc.property(typedNumbers, (typed) => {
        const value = read(typed);
        if (typeof value === "number" && value !== 0) expect([typed, value, hasFiguresOf(typed, value)]).toEqual([typed, value, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it("of the calculator counts the typed amount, or says why not", () => {
    fc.assert(
      fc.property(typedNumbers, (typed) => {
        const change = { ...entry, units: typed };
        const isTaken = faultsOf(change, box).fields.units === undefined && typed.trim() !== "";
        if (isTaken) expect([typed, hasFiguresOf(typed, unitsOf(change, box))]).toEqual([typed, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it("for a side or an area counts only valid amounts", () => {
    fc.assert(
      fc.property(typedNumbers, (typed) => {
        for (const change of [
          { ...entry, by: "room" as const, length: typed },
          { ...entry, by: "area" as const, area: typed },
        ]) {
          const { fields: wrong, isTooMuch } = faultsOf(change, box);
          const isTaken = Object.keys(wrong).length === 0 && typed.trim() !== "";
          if (!isTaken && !isTooMuch && change.by === "room") expect(wrong.length !== undefined || typed.trim() === "").toBe(true);
          if (typed.trim() === "" || wrong.area === "unreadable" || wrong.length === "unreadable") expect(unitsOf(change, box)).toBe(1);
        }
        const um = readLength(typed);
        expect(um === null || (um >= 0 && um <= 20_000_000)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
