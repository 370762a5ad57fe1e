import { describe, expect, it } from "vitest";
import { readOffer, type TypedLine } from "./read-offer.ts";

const line = (more: Partial<TypedLine>): TypedLine => ({
  key: 1,
  itemNo: "POR-1224",
  quantity: "12",
  fulfilment: "DLVR",
  price: "",
  ...more,
});

describe("the lines of an offer", () => {
  it("cost today's price unless another is typed, and leave empty rows out", () => {
    expect(readOffer([line({}), line({ itemNo: " " }), line({ price: "$4.29", fulfilment: "PKUP" })])).toEqual([
      { itemNo: "POR-1224", quantity: 12, fulfilment: "DLVR" },
      { itemNo: "POR-1224", quantity: 12, fulfilment: "PKUP", unitPriceCents: 429 },
    ]);
  });

  it("are refused with half a unit, without any, with a wrong price, and when there are none", () => {
    for (const wrong of [{ quantity: "1.5" }, { quantity: "0" }, { quantity: "" }, { price: "free" }, { itemNo: "" }])
      expect(readOffer([line(wrong)])).toBeNull();
  });
});
