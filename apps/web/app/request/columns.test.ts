import fc from "fast-check";
import { expect, it } from "vitest";
import { fromColumns, toColumns } from "./columns.ts";

const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const name = fc.constantFrom("a", "b", "c", "c1", "v", "n");
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, plain, fc.dictionary(name, tie("tree")), fc.array(tie("tree")), tie("rows")),
  // Rows with the same fields are what columns are made for.
  rows: fc
    .uniqueArray(name, { minLength: 1 })
    .chain((names) =>
      fc.array(fc.tuple(...names.map(() => tie("tree"))).map((values) => Object.fromEntries(names.map((one, i) => [one, values[i]])))),
    ),
}));

it("gives back all that was stored", () => {
  fc.assert(
    fc.property(tree, (data) => {
      const sent = JSON.parse(JSON.stringify(toColumns(data)));
      expect(fromColumns(sent)).toEqual(data);
    }),
  );
});

it("leaves out fields without a value, as JSON does", () => {
  const rows = [
    { a: 1, b: undefined },
    { a: 2, b: undefined },
  ];
  expect(fromColumns(toColumns(rows))).toEqual([{ a: 1 }, { a: 2 }]);
});

it("is half as long for rows of the same kind", () => {
  const rows = Array.from({ length: 24 }, (_, id) => ({ code: `tile-${id}`, price: { currency: "USD", cents: id }, isNew: false }));
  expect(JSON.stringify(toColumns(rows)).length).toBeLessThan(JSON.stringify(rows).length / 2);
});
