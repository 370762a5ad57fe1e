import type { Owed, PayableOrder, PayRequest } from "./pay-request.repository.ts";

export type RequestStatus = "open" | "busy" | "paid" | "expired" | "settled";

type Due = Pick<Owed, "owedCents" | "startedCents">;

/** The amount that is still due. An attempt that only waits for its payer doesn't count, because a new one replaces it. */
export const dueToReader = ({ owedCents, startedCents, waitingCents }: Owed): Due => ({
  owedCents,
  startedCents: startedCents - waitingCents,
});

/** Returns what a request can still do, in the order in which a reader would want to know. */
export function statusOf(request: PayRequest, order: PayableOrder, { owedCents, startedCents }: Due, now: Date): RequestStatus {
  if (request.paidAt) return "paid";
  if (order.canceledAt || owedCents === 0 || owedCents < (request.amountCents ?? 0)) return "settled";
  if (request.withdrawnAt || request.expiresAt <= now) return "expired";
  return startedCents > 0 ? "busy" : "open";
}
