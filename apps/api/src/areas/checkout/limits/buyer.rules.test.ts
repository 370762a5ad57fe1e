import { expect, it } from "vitest";
import { mayOrder } from "./buyer.rules.ts";

it("lets every role order but Accounting, which only pays", () => {
  expect([mayOrder(["Administrator"]), mayOrder(["Sales"]), mayOrder(["Professional"])]).toEqual([true, true, true]);
  expect([mayOrder(["Accounting"]), mayOrder([]), mayOrder(["Accounting", "Sales"])]).toEqual([false, false, true]);
});
