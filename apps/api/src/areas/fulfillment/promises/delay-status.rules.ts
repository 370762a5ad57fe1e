import type { Delay } from "@azulejo/contract/areas/customer.ts";
import type { DelayOutcome } from "@azulejo/database";

/** The order in which the outcomes of lines are listed to a reader. */
const order: DelayOutcome[] = ["canceled", "expired", "waited", "replaced", "started", "withdrawn"];

/** Returns the state of a question about several lines: open while one of them waits for an answer. */
export function statusOf(outcomes: (DelayOutcome | null)[]): Delay["status"] {
  if (outcomes.includes(null)) return "open";
  return order.find((one) => outcomes.includes(one)) ?? "withdrawn";
}
