import { describe, expect, it } from "vitest";
import { FairQueue, type Queued } from "./fair-queue.ts";

const picture = (more: Partial<Queued> = {}): Queued => ({ client: "shopper", isShown: true, cost: 1, run: async () => {}, ...more });

function orderOf(queue: FairQueue): Queued[] {
  const order: Queued[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) order.push(next);
  return order;
}

describe("the pictures of a client", () => {
  it("are made in the order of their last requests, the newest first", () => {
    const queue = new FairQueue();
    const [first, second, third] = [picture(), picture(), picture()];
    for (const one of [first, second, third]) queue.push(one);
    queue.renew(first);
    expect(orderOf(queue)).toEqual([first, third, second]);
  });

  it("are made ahead after all that is shown, unless they are shown by then", () => {
    const queue = new FairQueue();
    const [shown, ahead, chosen] = [picture(), picture({ isShown: false }), picture({ isShown: false })];
    for (const one of [shown, ahead, chosen]) queue.push(one);
    chosen.isShown = true;
    expect(orderOf(queue)).toEqual([chosen, shown, ahead]);
  });

  it("wait behind those of clients who have had less", () => {
    const queue = new FairQueue();
    const [large, small, other] = [picture({ cost: 9 }), picture(), picture({ client: "other" })];
    for (const one of [other, small, large]) queue.push(one);
    expect(orderOf(queue)).toEqual([large, other, small]);
  });
});
