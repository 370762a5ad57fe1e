import { expect, it } from "vitest";
import { lineStates } from "./line-states.ts";

const none = { ready: 0, shipped: 0, delivered: 0, canceled: 0 };

it.each([
  ["nothing yet", "DLVR", none, []],
  ["a part on its way", "DLVR", { ...none, shipped: 2 }, [["shipped", 2, false]]],
  ["all on its way", "DLVR", { ...none, shipped: 5 }, [["shipped", 5, true]]],
  [
    "a part delivered",
    "DLVR",
    { ...none, shipped: 5, delivered: 2 },
    [
      ["delivered", 2, false],
      ["shipped", 3, false],
    ],
  ],
  ["all delivered", "DLVR", { ...none, shipped: 5, delivered: 5 }, [["delivered", 5, true]]],
  ["waiting at the store", "PKUP", { ...none, ready: 5 }, [["ready", 5, true]]],
  [
    "partly collected",
    "PKUP",
    { ...none, ready: 5, shipped: 2 },
    [
      ["collected", 2, false],
      ["ready", 3, false],
    ],
  ],
  ["all collected", "PKUP", { ...none, ready: 5, shipped: 5 }, [["collected", 5, true]]],
  [
    "a part canceled",
    "ELTR",
    { ...none, shipped: 4, canceled: 1 },
    [
      ["sent", 4, false],
      ["canceled", 1, false],
    ],
  ],
] as const)("shows %s", (_, fulfilment, progress, due) => {
  expect(lineStates({ fulfilment, quantity: 5 }, progress).map(({ state, count, all }) => [state, count, all])).toEqual(due);
});
