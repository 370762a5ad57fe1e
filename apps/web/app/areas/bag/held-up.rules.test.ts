import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { expect, it } from "vitest";
import { heldUp } from "./held-up.rules.ts";

const line = (lineId: string, ...codes: string[]) =>
  ({ lineId, problems: codes.map((code) => ({ code, values: {} })) }) as unknown as BagLine;

it("a bag waits for lines that can't be sold as they are, and not for what checkout asks", () => {
  const lines = [
    line("1"),
    line("2", "lots_differ"),
    line("3", "short"),
    line("4", "fulfilment_missing"),
    line("5", "gone", "lots_differ"),
  ];
  expect(heldUp(lines).map(({ lineId }) => lineId)).toEqual(["3", "5"]);
});
