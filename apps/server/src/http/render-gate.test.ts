import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, RenderGate } from "./render-gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("concurrent rendering", () => {
  it("is limited overall, and continues when a page is done", async () => {
    const gate = new RenderGate({ atOnce: 2 });
    const [first] = [await gate.enter("a"), await gate.enter("b")];
    const third = vi.fn();
    void gate.enter("c").then(third);
    await settle();
    expect(third).not.toHaveBeenCalled();
    first?.();
    await settle();
    expect(third).toHaveBeenCalledOnce();
  });

  it("is limited per client, without delaying other clients", async () => {
    const gate = new RenderGate({ atOnce: 10, atOnceOfOne: 2 });
    const started: string[] = [];
    for (const client of ["flood", "flood", "flood", "flood", "shopper"]) void gate.enter(client).then(() => started.push(client));
    await settle();
    expect(started).toEqual(["flood", "flood", "shopper"]);
  });

  it("starts with the client that has the fewest running, not the first in line", async () => {
    const gate = new RenderGate({ atOnce: 2, atOnceOfOne: 2 });
    const done = [await gate.enter("flood"), await gate.enter("flood")];
    const started: string[] = [];
    for (const client of ["flood", "flood", "shopper"]) void gate.enter(client).then(() => started.push(client));
    done[0]?.();
    await settle();
    expect(started).toEqual(["shopper"]);
  });

  it("starts with buyers about to pay, and lets them wait when the queue is full for others", async () => {
    const gate = new RenderGate({ atOnce: 1, waiting: 1, waitingToPay: 1 });
    const done = await gate.enter("a");
    const started: string[] = [];
    void gate.enter("b").then(() => started.push("b"));
    await expect(gate.enter("c")).rejects.toEqual(new Refusal(503, 5));
    void gate.enter("buyer", true).then(() => started.push("buyer"));
    await expect(gate.enter("another buyer", true)).rejects.toEqual(new Refusal(503, 5));
    done();
    await settle();
    expect(started).toEqual(["buyer"]);
  });

  it("keeps room in the queue from one client", async () => {
    const gate = new RenderGate({ atOnce: 1, waitingOfOne: 2 });
    void gate.enter("flood");
    const refused = vi.fn();
    for (let count = 0; count < 4; count++) void gate.enter("flood").catch(refused);
    const shopper = vi.fn();
    void gate.enter("shopper").catch(shopper);
    await settle();
    expect([refused.mock.calls.length, shopper.mock.calls.length]).toEqual([2, 0]);
  });

  it("answers 503 when too many wait or the wait is too long", async () => {
    const gate = new RenderGate({ atOnce: 1, waiting: 1, waitMs: 1000 });
    const done = await gate.enter("a");
    const waiting = gate.enter("b").catch((error: Refusal) => error.status);
    await expect(gate.enter("c")).rejects.toEqual(new Refusal(503, 5));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe(503);
    done();
    await expect(gate.enter("d")).resolves.toBeTypeOf("function");
  });
});
