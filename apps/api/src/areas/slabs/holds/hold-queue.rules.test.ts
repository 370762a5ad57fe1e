import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admit, holdEnd, type OpenHold, turnOf, waitingOf } from "./hold-queue.rules.ts";

const HOURS = 2;
const QUEUE = 3;

type Act = { kind: "ask" | "leave"; who: number } | { kind: "wait"; minutes: number };
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("ask" as const, "leave" as const), who: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 200 }) }),
  ),
  { maxLength: 60 },
);

/** Plays acts on one slab as the verbs do. */
function play(steps: Act[], check: (holds: OpenHold[], now: Date) => void): void {
  let holds: OpenHold[] = [];
  let now = new Date(0);
  let id = 0;
  const settle = () => {
    const { expired, promoted } = turnOf(holds, now);
    holds = holds
      .filter((hold) => hold !== expired)
      .map((hold) => (hold === promoted ? { ...hold, state: "holding", expiresAt: holdEnd(now, HOURS) } : hold));
  };
  for (const act of steps) {
    if (act.kind === "wait") now = new Date(now.getTime() + act.minutes * 60_000);
    settle();
    if (act.kind === "leave") holds = holds.filter((hold) => hold.accountId !== act.who);
    if (act.kind === "ask" && !holds.some((hold) => hold.accountId === act.who)) {
      const state = admit(holds, QUEUE);
      if (state !== "full")
        holds = [...holds, { id: ++id, accountId: act.who, state, expiresAt: state === "holding" ? holdEnd(now, HOURS) : null }];
    }
    settle();
    check(holds, now);
  }
}

describe("the queue of a slab", () => {
  it("has one holder while anybody asks for it, and no more than the queue's length behind", () => {
    fc.assert(
      fc.property(acts, (steps) =>
        play(steps, (holds, now) => {
          const holding = holds.filter((hold) => hold.state === "holding");
          expect(holding.length).toBe(holds.length > 0 ? 1 : 0);
          expect(waitingOf(holds).length).toBeLessThanOrEqual(QUEUE);
          for (const { expiresAt } of holding) expect(expiresAt && expiresAt > now).toBe(true);
        }),
      ),
    );
  });

  it("serves people in the order in which they asked", () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const held: number[] = [];
        play(steps, (holds) => {
          const holder = holds.find((hold) => hold.state === "holding");
          if (holder && held.at(-1) !== holder.id) held.push(holder.id);
        });
        expect(held).toEqual(held.toSorted((a, b) => a - b));
      }),
    );
  });
});
