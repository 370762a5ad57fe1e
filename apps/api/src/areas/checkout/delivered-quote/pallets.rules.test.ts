import { expect, it } from "vitest";
import { palletsOf } from "./pallets.rules.ts";

const line = (quantity: number, unitsPerPallet: number | null, kind = "item", fulfilment = "DLVR") =>
  ({ line: { quantity, fulfilment }, item: { kind, unitsPerPallet } }) as never;

it.each([
  ["one box takes a pallet", [line(1, 40)], 1],
  ["a full pallet is one", [line(40, 40)], 1],
  ["one more box takes another", [line(41, 40)], 2],
  ["items share a pallet", [line(20, 40), line(15, 30)], 1],
  ["three thirds fill one pallet", [line(10, 30), line(10, 30), line(10, 30)], 1],
  ["samples and picked-up goods take none", [line(40, 40), line(5, null, "sample"), line(99, 40, "item", "PKUP")], 1],
  ["an item without its pallet makes the number unknown", [line(1, 40), line(1, null)], null],
  ["nothing delivered takes no pallet", [line(1, 40, "item", "PKUP")], null],
])("%s", (_, lines, pallets) => {
  expect(palletsOf(lines)).toBe(pallets);
});
