import fc from "fast-check";
import type { Outage } from "../order-simulation/faults.fixture.ts";

export const LINES = 4;

/** An act that concerns the promised dates of one order. */
export type Act =
  /** Staff move lines to a later date; a replay repeats the same call. */
  | { do: "slip"; lines: readonly number[]; days: number; isReplayed: boolean }
  /** The customer opens the newest or the previous link and answers, possibly in two tabs at once or while the job runs. */
  | { do: "answer"; link: 0 | 1; choice: Choice; clicks: 1 | 2; otherTab: Choice | null; isDuringSweep: boolean }
  | { do: "mailServer"; isUp: boolean }
  | { do: "pick"; line: number }
  | { do: "cancelOrder" }
  | { do: "wait"; days: number };

export type Choice = "wait" | "cancel";

/** One act, and the faults during it. */
export interface Step {
  act: Act;
  killAfter: number | null;
  outage: { call: number; lost: Outage } | null;
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const choice = fc.constantFrom<Choice>("wait", "cancel");
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant("slip" as const),
      lines: fc.constantFrom([0], [1], [2], [3], [0, 1], [1, 2, 3], [0, 1, 2, 3]),
      days: fc.integer({ min: 1, max: 45 }),
      isReplayed: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      link: fc.constantFrom<0 | 1>(0, 0, 0, 1),
      choice: fc.constantFrom<Choice>("wait", "wait", "cancel"),
      clicks: fc.constantFrom<1 | 2>(1, 1, 2),
      otherTab: rarely(choice),
      isDuringSweep: fc.constantFrom(true, false, false),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("mailServer" as const), isUp: fc.constantFrom(true, true, false) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pick" as const), line: fc.nat(LINES - 1) }) },
  { weight: 1, arbitrary: fc.constant({ do: "cancelOrder" as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.constantFrom(1, 3, 14, 15, 31) }) },
);

export const stories: fc.Arbitrary<Step[]> = fc.array(
  fc.record<Step>({
    act,
    killAfter: rarely(fc.integer({ min: 0, max: 60 })),
    outage: rarely(fc.record({ call: fc.nat(3), lost: fc.constantFrom<Outage>("before", "after") })),
  }),
  { minLength: 10, maxLength: 40, size: "max" },
);
