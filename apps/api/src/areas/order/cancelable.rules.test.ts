import { expect, it } from "vitest";
import { cancelableUnits } from "./cancelable.rules.ts";

it("lets a customer cancel what is left of a line until one of its units is picked or shipped", () => {
  const line = { quantity: 7, picked: 0, shipped: 0, canceled: 2 };
  expect([line, { ...line, picked: 1 }, { ...line, shipped: 1 }, { ...line, canceled: 7 }].map(cancelableUnits)).toEqual([5, 0, 0, 0]);
});
