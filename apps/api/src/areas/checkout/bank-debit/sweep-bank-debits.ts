import type { Services } from "../../../context.ts";
import { selectPendingPayments, touchPayment } from "../placing/payment.repository.ts";
import { settling } from "../settle-order.ts";
import { followBankDebit } from "./follow-bank-debit.ts";

/** How many debits one run asks about: those that have waited longest since they were last asked about. */
const MAX_ASKED = 200;

/** Asks the provider about bank debits whose events may have been lost. @returns how many it asked about */
export async function sweepBankDebits(services: Services): Promise<number> {
  const context = settling(services);
  const pending = await selectPendingPayments(context.query, MAX_ASKED);
  for (const payment of pending) {
    try {
      await followBankDebit(context, payment);
      await touchPayment(context.query, payment.id);
    } catch (error) {
      services.log.error({ orderId: payment.orderId, err: error }, "bank debit could not be followed");
    }
  }
  return pending.length;
}
