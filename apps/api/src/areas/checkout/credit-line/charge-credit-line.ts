import type { Context } from "../../../context.ts";
import { post, selectCreditPayment, updatePayment } from "../../order/index.ts";

type Charging = Pick<Context, "query">;

/** Charges the credit line's part of a placed order; in the caller's transaction. */
export async function chargeCreditLine({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectCreditPayment(query, orderId);
  if (payment?.status !== "started") return;
  await updatePayment(query, payment.id, { status: "captured" });
  await post(query, `credit:${orderId}`, orderId, { credit_line: payment.amountCents, receivable: -payment.amountCents });
}

/** Lets go of what a released order held. */
export async function releaseCreditLine({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectCreditPayment(query, orderId);
  if (payment?.status === "started") await updatePayment(query, payment.id, { status: "cancelled" });
}

/** Takes the charge of a canceled order back, whose sale is taken out of the books as well. */
export async function voidCreditCharge({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectCreditPayment(query, orderId);
  if (payment?.status !== "captured") return;
  await updatePayment(query, payment.id, { status: "cancelled" });
  await post(query, `credit-void:${orderId}`, orderId, { credit_line: -payment.amountCents, receivable: payment.amountCents });
}

type CreditRefund = { id: number; orderId: number; creditCents: number };

/** Books the part of a refund that goes back to the credit line, if there is one. */
export async function refundCreditLine({ query }: Charging, { id, orderId, creditCents }: CreditRefund): Promise<void> {
  if (creditCents > 0) await post(query, `credit-refund:${id}`, orderId, { refunds: creditCents, credit_line: -creditCents });
}

/** Charges it again, because the rest of the refund failed at the provider after all. */
export async function undoCreditRefund({ query }: Charging, { id, orderId, creditCents }: CreditRefund): Promise<void> {
  if (creditCents > 0) await post(query, `credit-refund-failed:${id}`, orderId, { credit_line: creditCents, refunds: -creditCents });
}
