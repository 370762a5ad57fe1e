import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, RenderGate } from "./render-gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("pages that are rendered at once", () => {
  it("are bounded for all, and go on when one is done", async () => {
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

  it("are bounded for one client, whom others do not wait for", async () => {
    const gate = new RenderGate({ atOnce: 10, atOnceOfOne: 2 });
    const started: string[] = [];
    for (const client of ["flood", "flood", "flood", "flood", "shopper"]) void gate.enter(client).then(() => started.push(client));
    await settle();
    expect(started).toEqual(["flood", "flood", "shopper"]);
  });

  it("begin with who has the fewest, whoever came first", async () => {
    const gate = new RenderGate({ atOnce: 2, atOnceOfOne: 2 });
    const done = [await gate.enter("flood"), await gate.enter("flood")];
    const started: string[] = [];
    for (const client of ["flood", "flood", "shopper"]) void gate.enter(client).then(() => started.push(client));
    done[0]?.();
    await settle();
    expect(started).toEqual(["shopper"]);
  });

  it("are refused with 503 when too many wait or the turn does not come", async () => {
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
