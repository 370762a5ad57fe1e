import fc from "fast-check";
import { expect, it } from "vitest";
import type { YardBundle, YardSlab } from "../../../domain/slab-yard.ts";
import { filterYard } from "./filter-yard.rules.ts";

const all = { stone: [], color: [], thickness: [], finish: [], freeOnly: false, pairOnly: false };
const states = fc.constantFrom<YardSlab["state"]>("available", "held", "sold");
const slab = fc.record({ state: states, cents: fc.nat(900), widthMm: fc.constant(3000), heightMm: fc.constant(1500) });
const bundle = fc.record({ color: fc.constantFrom("white", "black"), slabs: fc.array(slab, { maxLength: 6 }) });

const toBundle = ({ color, slabs }: { color: string; slabs: object[] }) =>
  ({
    item: { itemNo: "S-1" },
    facets: { stone: "marble", color, thickness: "20", finish: "polished" },
    slabs: slabs.map((one, sequence) => ({ ...one, sequence })),
  }) as unknown as YardBundle;

it("counts slabs that somebody can still buy, and leaves out bundles that are sold", () => {
  fc.assert(
    fc.property(fc.array(bundle, { maxLength: 5 }), (drawn) => {
      const { hits, total, free, facets, price } = filterYard(drawn.map(toBundle), all);
      const unsold = drawn.flatMap(({ color, slabs }) => slabs.filter(({ state }) => state !== "sold").map((one) => ({ color, ...one })));
      const cents = unsold.map((one) => one.cents);
      expect(total).toBe(unsold.length);
      expect(free).toBe(unsold.filter(({ state }) => state === "available").length);
      expect(hits).toHaveLength(drawn.filter(({ slabs }) => slabs.some(({ state }) => state !== "sold")).length);
      expect(facets.color.get("white") ?? 0).toBe(unsold.filter(({ color }) => color === "white").length);
      expect(price).toEqual(cents.length > 0 ? { from: Math.min(...cents), to: Math.max(...cents) } : null);
    }),
  );
});
