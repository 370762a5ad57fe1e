import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction, requireSession, type Work } from "../../context.ts";
import { lockAccount } from "../account/index.ts";
import { agreedMandate, offerAccountMandate } from "./account-mandate.ts";
import { ensurePaymentCustomer } from "./payment-customer.ts";
import { deleteSavedPayment, selectSavedPayments, selectSetUpAccount } from "./saved-payment.repository.ts";
import { MAX_SAVED, savedPaymentsFull, storePayment } from "./store-payment.ts";

/** @throws customer_payment_full */
export async function refuseTooMany({ query }: Work, accountId: number): Promise<void> {
  if ((await selectSavedPayments(query, accountId)).length >= MAX_SAVED) throw savedPaymentsFull();
}

export const openBankAccountForm: Verb<typeof customer.bankAccountForm> = async (context) => {
  const { accountId } = requireSession(context);
  const { scriptUrl, publishableKey } = context.payments;
  await refuseTooMany(context, accountId);
  return { scriptUrl, publishableKey, bankDebit: await offerAccountMandate(context) };
};

/** Saves a bank account entered in the browser with the provider. Until it is verified, it can't be used to pay. */
export const saveBankAccount: Verb<typeof customer.saveBankAccount> = async (context, { paymentMethodId, mandateVersion, ...given }) => {
  const { accountId } = requireSession(context);
  const mandate = await agreedMandate(context, mandateVersion);
  await refuseTooMany(context, accountId);
  const customerId = await ensurePaymentCustomer(context, accountId);
  const { onFile } = context.payments;
  const setup = await onFile.setUpAccount(customerId, paymentMethodId, `account:${accountId}:${paymentMethodId}`, context.client);
  if (setup.status === "ended" || !setup.payment) throw new ShopError("customer_account_refused");
  const { payment } = setup;
  const waiting = setup.status === "waiting" ? { setupId: setup.setupId } : {};
  const id = await inTransaction(context, (inside) => storePayment(inside, payment, { ...given, ...waiting, mandate }));
  if (id === null) throw savedPaymentsFull();
  return { id, verifying: setup.status === "waiting" };
};

/** Updates an unverified bank account to the state of its setup at the provider; safe to repeat. */
export async function followSetup(context: Pick<Work, "query" | "database" | "outbox" | "payments">, setupId: string): Promise<void> {
  const found = await selectSetUpAccount(context.query, setupId);
  if (!found) return;
  const setup = await context.payments.onFile.readSetup(setupId);
  if (setup.status === "waiting") return;
  await inTransaction(context, async (inside) => {
    await lockAccount(inside.query, found.accountId);
    const waiting = await selectSetUpAccount(inside.query, setupId);
    if (!waiting) return;
    if (setup.status === "ready") await storePayment(inside, setup.payment);
    else await deleteSavedPayment(inside.query, waiting.id);
  });
}
