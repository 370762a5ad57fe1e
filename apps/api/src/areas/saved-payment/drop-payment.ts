import type { Work } from "../../context.ts";
import type { DeclineCode, PaymentOnFile } from "../../ports/card-payments.ts";
import { lockAccount } from "../account/index.ts";
import { forgetStored } from "./forget-payments.ts";
import {
  deleteSavedPayment,
  preferSavedPayment,
  type StoredPayment,
  selectAccountOfCustomer,
  selectSavedPayments,
} from "./saved-payment.repository.ts";

type Dropping = Pick<Work, "query" | "outbox">;

/** Removes a card or a bank account, in the caller's transaction. If it was the default, the newest of its kind becomes the default. */
export async function dropSavedPayment({ query, outbox }: Dropping, accountId: number, removed: StoredPayment): Promise<void> {
  await deleteSavedPayment(query, removed.id);
  await outbox.enqueue(query, [forgetStored(removed)]);
  const next = (await selectSavedPayments(query, accountId)).find(({ kind }) => kind === removed.kind);
  if (next && !next.preferred) await preferSavedPayment(query, accountId, next.id);
}

/** Reasons for which every further debit would be returned, unlike insufficient funds. */
const lastingReasons: readonly DeclineCode[] = ["account_closed", "no_account", "debit_not_authorized"];

/** Removes a saved bank account after such a return, so that it is not offered again; safe to repeat. */
export async function dropReturnedAccount(context: Dropping, { customerId, fingerprint }: PaymentOnFile, code: DeclineCode): Promise<void> {
  const { query } = context;
  const accountId = lastingReasons.includes(code) ? await selectAccountOfCustomer(query, customerId) : null;
  if (accountId === null) return;
  await lockAccount(query, accountId);
  const saved = (await selectSavedPayments(query, accountId)).find((one) => one.kind === "bank" && one.fingerprint === fingerprint);
  if (saved) await dropSavedPayment(context, accountId, saved);
}
