import { expect, it } from "vitest";
import { type ActionName, mainActions, type OrderAction } from "./order-actions.ts";

const actions = (...names: ActionName[]) =>
  names.map((name): OrderAction => ({ name, key: "x", right: "orders.read", label: "action.pick" }));
const mainOf = (...names: ActionName[]) => {
  const { next, afterwards } = mainActions(actions(...names));
  return [next?.name, afterwards?.name];
};

it("puts payment before the shelf, and the shelf before the carrier", () => {
  expect(mainOf("boxLabels", "takeCard", "refund", "pick", "ship")).toEqual(["takeCard", undefined]);
  expect(mainOf("refund", "pick", "ready", "ship")).toEqual(["pick", undefined]);
  expect(mainOf("refund", "ready", "ship")).toEqual(["ready", undefined]);
});

it("offers a replacement once all goods have left", () => {
  expect(mainOf("return", "replace", "refund", "deliver")).toEqual(["deliver", "replace"]);
  expect(mainOf("return", "replace", "ship")).toEqual(["ship", undefined]);
  expect(mainOf("return", "replace")).toEqual([undefined, "replace"]);
});

it("has no step for an order on which nothing is left to do", () => {
  expect(mainOf("refund", "cancel")).toEqual([undefined, undefined]);
});
