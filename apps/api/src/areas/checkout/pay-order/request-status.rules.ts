import type { Owed, PayableOrder, PayRequest } from "./pay-request.repository.ts";

export type RequestStatus = "open" | "busy" | "paid" | "expired" | "settled";

type Due = Pick<Owed, "owedCents" | "startedCents">;

/** Returns the amounts due for a reader. An attempt whose payer hasn't acted doesn't count, because a new one replaces it. */
export const dueToReader = ({ owedCents, startedCents, waitingCents }: Owed): Due => ({
  owedCents,
  startedCents: startedCents - waitingCents,
});

/** Returns a request's status. If several apply, the most important one for the reader. */
export function statusOf(request: PayRequest, order: PayableOrder, { owedCents, startedCents }: Due, now: Date): RequestStatus {
  if (request.paidAt) return "paid";
  if (order.canceledAt || owedCents === 0 || owedCents < (request.amountCents ?? 0)) return "settled";
  if (request.withdrawnAt || request.expiresAt <= now) return "expired";
  return startedCents > 0 ? "busy" : "open";
}
