import fc from "fast-check";
import type { Outage } from "./faults.fixture.ts";

export const BUYERS = 3;
export const ITEMS = 2;
export const MAX_BOXES = 4;

/** An act in the shop. `order` 0 is the newest confirmed order, 1 the one before it. */
export type Act =
  | { do: "add"; buyer: number; item: number; boxes: number }
  | { do: "press"; buyer: number; card: Card; clicks: 1 | 2; inSecondTab: boolean; slow: Slow | null }
  | { do: "pressAgain"; buyer: number }
  | { do: "answerBank"; buyer: number; outcome: "complete" | "fail" }
  | { do: "deliverEvents"; shuffle: number; times: 1 | 2 }
  | { do: "loseEvents" }
  | { do: "wait"; minutes: number }
  | { do: "count"; item: number; boxes: number }
  | { do: "ship"; order: number; boxes: number }
  | { do: "refund"; order: number; boxes: number; isRepeated: boolean }
  | { do: "cancel"; order: number; isRepeated: boolean };

export type Card = "good" | "declined" | "asksBank" | "paypal";

/** A provider call that takes minutes, during which the shop's jobs run. */
export interface Slow {
  call: number;
  minutes: number;
}

/** One act, and the faults during it. */
export interface Faulty<Act> {
  act: Act;
  killAfter: number | null;
  outage: { call: number; lost: Outage } | null;
}
export type Step = Faulty<Act>;

/** Null in four of five cases. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const slow = fc.record<Slow>({ call: fc.nat(1), minutes: fc.constantFrom(3, 16) });
const buyer = fc.nat(BUYERS - 1);
const item = fc.nat(ITEMS - 1);
const order = fc.nat(1);
const boxes = fc.integer({ min: 1, max: MAX_BOXES });
const card = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Card>("good") },
  { weight: 1, arbitrary: fc.constant<Card>("declined") },
  { weight: 2, arbitrary: fc.constant<Card>("asksBank") },
  { weight: 3, arbitrary: fc.constant<Card>("paypal") },
);
const act = <T extends Act["do"]>(
  name: T,
  weight: number,
  fields: { [Key in Exclude<keyof Extract<Act, { do: T }>, "do">]: fc.Arbitrary<Extract<Act, { do: T }>[Key]> },
) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Act> });

export const acts = fc.oneof(
  act("add", 3, { buyer, item, boxes }),
  act("press", 7, {
    buyer,
    card,
    clicks: fc.constantFrom(1, 1, 2),
    inSecondTab: fc.boolean(),
    slow: rarely(slow),
  }),
  act("pressAgain", 2, { buyer }),
  act("answerBank", 3, { buyer, outcome: fc.constantFrom("complete", "complete", "fail") }),
  act("deliverEvents", 2, { shuffle: fc.nat(1000), times: fc.constantFrom(1, 2) }),
  act("loseEvents", 1, {}),
  act("wait", 4, { minutes: fc.constantFrom(1, 3, 16) }),
  act("count", 1, { item, boxes: fc.integer({ min: -3, max: 4 }) }),
  act("ship", 2, { order, boxes }),
  act("refund", 4, { order, boxes, isRepeated: fc.boolean() }),
  act("cancel", 1, { order, isRepeated: fc.boolean() }),
);

/** Adds faults to one in five acts. */
export const faulty = <Act>(act: fc.Arbitrary<Act>): fc.Arbitrary<Faulty<Act>> =>
  fc.record<Faulty<Act>>({
    act,
    killAfter: rarely(fc.integer({ min: 0, max: 90 })),
    outage: rarely(fc.record({ call: fc.nat(3), lost: fc.constantFrom<Outage>("before", "after") })),
  });

const step = faulty(acts);

/** A sequence, which starts with buyers who have items in their bags. */
export interface Sequence {
  /** Free boxes of each item, for each of its lots in turn. */
  stock: number[];
  bags: { item: number; boxes: number }[];
  steps: Step[];
}

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  stock: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }),
  bags: fc.array(fc.record({ item, boxes }), { minLength: BUYERS, maxLength: BUYERS }),
  steps: fc.array(step, { minLength: 6, maxLength: 16 }),
});
