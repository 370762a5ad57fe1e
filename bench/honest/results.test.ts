import { expect, it } from "vitest";
import { refuseImpossible } from "../figure.ts";
import { watchMachine } from "./machine.ts";
import { type Result, resultsPage, withPart } from "./results.ts";

const calm = { before: 0.1, others: 0.01 };
const figure = (name: string, value: number) => ({ name, value, unit: "ms" });

it("a figure that is better than it can be fails the run", () => {
  const ratio = { name: "a page against a bare server", unit: "×", possible: { atMost: 1.1 } };
  expect(() => refuseImpossible({ ...ratio, value: 1.05 })).not.toThrow();
  expect(() => refuseImpossible({ ...ratio, value: 3.65 })).toThrow("more than the possible 1.1");
  expect(() => refuseImpossible({ ...figure("syncs of an order", 2), possible: { atLeast: 5 } })).toThrow("less than the possible 5");
  expect(() => refuseImpossible(figure("nothing measured", Number.NaN))).toThrow("no figure");
});

it("a part that runs again replaces its own figures and keeps its place", () => {
  const first = withPart(
    withPart([], "pages", [figure("a", 1), figure("b", 2)], "2026-11-01", calm),
    "orders",
    [figure("c", 3)],
    "2026-11-01",
    calm,
  );
  const again = withPart(first, "pages", [figure("a", 4)], "2026-11-02", calm);
  expect(again.map(({ name, value, day }) => [name, value, day])).toEqual([
    ["a", 4, "2026-11-02"],
    ["c", 3, "2026-11-01"],
  ]);
});

it("a figure taken on a busy machine says so, beside the earlier one", () => {
  const results: Result[] = withPart([], "pages", [figure("a page", 4)], "2026-11-02", { before: 3, others: 0.8 });
  const page = resultsPage(results, { "a page": "9 ms" }, "2 cores");
  expect(page).toContain("| a page | 9 ms | 4 ms |  |  | 2026-11-02 | **busy**: others used 0.8 cores |");
});

it.runIf(process.platform === "linux")("sees the work of other programs apart from its own", async () => {
  const watched = watchMachine();
  const until = performance.now() + 300;
  while (performance.now() < until);
  const { others } = watched();
  // Tests run beside this one; what it did itself is not among the others' work.
  expect(others).toBeLessThan(navigator.hardwareConcurrency);
});
