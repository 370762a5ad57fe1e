import type { customer, ValueOf } from "@azulejo/contract";

type Receipt = ValueOf<typeof customer.receipt>;
type State = "delivered" | "shipped" | "collected" | "sent" | "ready" | "canceled";

export interface LineState {
  state: State;
  count: number;
  /** Whether it applies to the whole line. */
  all: boolean;
}

const handedOver: Record<Receipt["lines"][number]["fulfilment"], State> = {
  DLVR: "shipped",
  PKUP: "collected",
  ELTR: "sent",
  NONE: "shipped",
};

/** Returns a line's status for the buyer: how many units are delivered or collected, waiting at the store, or canceled. */
export function lineStates(
  { fulfilment, quantity }: Pick<Receipt["lines"][number], "fulfilment" | "quantity">,
  progress: Pick<Receipt["progress"][number], "ready" | "shipped" | "delivered" | "canceled"> | undefined,
): LineState[] {
  if (!progress) return [];
  const counts: [State, number][] = [
    ["delivered", progress.delivered],
    [handedOver[fulfilment], progress.shipped - progress.delivered],
    ["ready", progress.ready - (fulfilment === "PKUP" ? progress.shipped : 0)],
    ["canceled", progress.canceled],
  ];
  return counts.filter(([, count]) => count > 0).map(([state, count]) => ({ state, count, all: count === quantity }));
}
