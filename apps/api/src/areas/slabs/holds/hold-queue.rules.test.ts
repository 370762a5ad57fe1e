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

describe("a slab's turn", () => {
  const now = new Date("2026-11-29T12:00:00Z");
  const hold = (id: number, state: OpenHold["state"], expiresAt: Date | null = null): OpenHold => ({ id, accountId: id, state, expiresAt });
  const later = new Date(now.getTime() + 1);
  const waiting = [hold(3, "waiting"), hold(2, "waiting")];

  it("stays with its holder until the hold ends, then goes to who asked first", () => {
    expect(turnOf([...waiting, hold(1, "holding", later)], now)).toEqual({ expired: null, promoted: null });
    expect(turnOf([...waiting, hold(1, "holding", now)], now)).toEqual({ expired: hold(1, "holding", now), promoted: hold(2, "waiting") });
    expect(turnOf([hold(1, "holding")], now)).toEqual({ expired: hold(1, "holding"), promoted: null });
    expect(turnOf(waiting, now)).toEqual({ expired: null, promoted: hold(2, "waiting") });
    expect(turnOf([], now)).toEqual({ expired: null, promoted: null });
  });

  it("is asked for in the order of the list, until the list is full", () => {
    expect(waitingOf([...waiting, hold(1, "holding", later)])).toEqual([hold(2, "waiting"), hold(3, "waiting")]);
    expect([admit([], 0), admit([hold(1, "holding", later)], 1), admit([hold(1, "holding", later)], 0)]).toEqual([
      ...(["holding", "waiting", "full"] as const),
    ]);
    expect([admit(waiting, 3), admit(waiting, 2)]).toEqual(["waiting", "full"]);
    expect(holdEnd(now, 48)).toEqual(new Date("2026-12-01T12:00:00Z"));
  });
});
