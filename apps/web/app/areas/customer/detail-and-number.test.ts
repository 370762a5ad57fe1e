import { expect, it } from "vitest";
import { detailAndNumber } from "./detail-and-number.ts";

it.each([
  [{ detail: "12 × 24 in", itemNo: "STC-BUFF-1224-M" }, "12 × 24 in, STC-BUFF-1224-M"],
  [{ detail: "", itemNo: "D-47542" }, "D-47542"],
])("writes the detail, if there is one, and the number of goods: %j", (goods, written) => {
  expect(detailAndNumber(goods)).toBe(written);
});
