import type { Work } from "../../../context.ts";
import { creditEntries, undoneEntries } from "../../invoice/index.ts";
import { post, postEntries, selectEntries } from "../../ledger/index.ts";
import { selectCreditPayment, updatePayment } from "../placing/payment.repository.ts";

type Charging = Pick<Work, "query">;
type Crediting = Pick<Work, "query" | "now">;

/** Charges the credit line's part of a placed order; in the caller's transaction. */
export async function chargeCreditLine({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectCreditPayment(query, orderId);
  if (payment?.status !== "started") return;
  await updatePayment(query, payment.id, { status: "captured" });
  await post(query, `credit:${orderId}`, orderId, { credit_line: payment.amountCents, receivable: -payment.amountCents });
}

/** Releases the amount that a released order held. */
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

/** Books the part of a refund that goes back to the credit line, if there is one: off what is ordered, and off what is invoiced. */
export async function refundCreditLine(context: Crediting, { id, orderId, creditCents }: CreditRefund): Promise<void> {
  if (creditCents === 0) return;
  const credits = await creditEntries(context, { id, orderId, creditCents });
  await postEntries(context.query, `credit-refund:${id}`, orderId, [{ account: "refunds", cents: creditCents }, ...credits], context.now());
}

/** Charges it again, because the rest of the refund failed at the provider after all. */
export async function undoCreditRefund({ query, now }: Crediting, { id, orderId, creditCents }: CreditRefund): Promise<void> {
  if (creditCents === 0) return;
  const undone = await undoneEntries({ query, now }, orderId, await selectEntries(query, `credit-refund:${id}`));
  await postEntries(query, `credit-refund-failed:${id}`, orderId, undone, now());
}
