import fc from "fast-check";
import { expect, it } from "vitest";
import { fillPages } from "./fill-pages.ts";

const sum = (rows: number[]) => rows.reduce((total, height) => total + height, 0);

it("keeps every row in its place, fills no page beyond its room, and starts no page too early", () => {
  const drawn = fc.record({
    rows: fc.array(fc.integer({ min: 1, max: 120 })),
    first: fc.integer({ min: 0, max: 200 }),
    others: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(drawn, ({ rows, first, others }) => {
      const pages = fillPages(rows, { first, others, heightOf: (height) => height });
      expect(pages.flat()).toEqual(rows);
      for (const [index, page] of pages.entries()) {
        const room = index === 0 ? first : others;
        if (page.length > 1 || index === 0) expect(sum(page)).toBeLessThanOrEqual(room);
        const next = pages[index + 1]?.[0];
        if (next !== undefined) expect(sum(page) + next).toBeGreaterThan(room);
      }
    }),
  );
});
