import { describe, expect, it } from "vitest";
import { leftToDeliver, leftToPick, leftToReady, leftToRefund, leftToShip, type OrderLine } from "./line-figures.ts";

const line = (figures: Partial<OrderLine>): OrderLine =>
  ({ quantity: 12, fulfilment: "DLVR", picked: 0, ready: 0, shipped: 0, delivered: 0, canceled: 0, refunded: 0, ...figures }) as OrderLine;

describe("what is left of a line", () => {
  it("is its ordered units, less canceled and completed ones", () => {
    const some = line({ picked: 6, shipped: 4, delivered: 1, canceled: 2, refunded: 2 });
    expect([leftToPick(some), leftToShip(some), leftToDeliver(some)]).toEqual([4, 6, 3]);
  });

  it("is made ready only for pickup, and delivered only by a carrier", () => {
    expect([leftToReady(line({})), leftToReady(line({ fulfilment: "PKUP", ready: 5 }))]).toEqual([0, 7]);
    expect(leftToDeliver(line({ fulfilment: "PKUP", shipped: 5 }))).toBe(0);
  });

  it("can be refunded apart from what never left", () => {
    const some = line({ shipped: 4, canceled: 2, refunded: 3 });
    expect([leftToRefund(some, true), leftToRefund(some, false)]).toEqual([3, 6]);
  });
});
