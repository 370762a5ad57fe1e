import { calls } from "@azulejo/contract/calls.ts";
import { expect, it } from "vitest";
import { areaDescriptions } from "./area-descriptions.ts";

it("describes exactly the areas that calls are addressed by", () => {
  const addressed = new Set(calls.map(({ path }) => path.split("/")[0]));
  expect(Object.keys(areaDescriptions).sort()).toEqual([...addressed].sort());
});
