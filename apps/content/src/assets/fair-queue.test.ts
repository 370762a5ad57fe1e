import { describe, expect, it } from "vitest";
import { FairQueue, type Queued } from "./fair-queue.ts";

const picture = (more: Partial<Queued> = {}): Queued => ({
  client: "shopper",
  isShown: true,
  awaitedBy: 1,
  cost: 1,
  run: async () => {},
  drop: () => {},
  ...more,
});

function orderOf(queue: FairQueue): Queued[] {
  const order: Queued[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) order.push(next);
  return order;
}

describe("the pictures of a client", () => {
  it("are made in order, those of a page that has been left behind the others", () => {
    const queue = new FairQueue();
    const [left, first, second] = [picture({ awaitedBy: 0 }), picture(), picture()];
    for (const one of [left, first, second]) queue.push(one);
    expect(orderOf(queue)).toEqual([first, second, left]);
  });

  it("are made ahead after all that is shown, unless they are shown by then", () => {
    const queue = new FairQueue();
    const [shown, ahead, chosen] = [picture(), picture({ isShown: false, awaitedBy: 0 }), picture({ isShown: false, awaitedBy: 0 })];
    for (const one of [ahead, chosen, shown]) queue.push(one);
    Object.assign(chosen, { isShown: true, awaitedBy: 1 });
    expect(orderOf(queue)).toEqual([chosen, shown, ahead]);
  });

  it("make room in a full queue for those of a client who has fewer, the last ones first", () => {
    const queue = new FairQueue();
    const dropped: string[] = [];
    const named = (name: string, more: Partial<Queued> = {}) => picture({ ...more, drop: () => void dropped.push(name) });
    for (const one of [named("first"), named("left", { awaitedBy: 0 }), named("last"), named("other's", { client: "other" })])
      queue.push(one);
    expect([queue.makeRoomFor("shopper"), queue.makeRoomFor("other"), queue.makeRoomFor("newcomer")]).toEqual([false, true, true]);
    expect([dropped, queue.length]).toEqual([["left", "last"], 2]);
    expect(queue.makeRoomFor("newcomer")).toBe(false);
  });

  it("wait behind those of clients who have had less", () => {
    const queue = new FairQueue();
    const [large, small, other] = [picture({ cost: 9 }), picture(), picture({ client: "other" })];
    for (const one of [large, small, other]) queue.push(one);
    expect(orderOf(queue)).toEqual([large, other, small]);
  });
});
