import type { customer, ValueOf } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";

type Receipt = Pick<ValueOf<typeof customer.receipt>, "payments" | "isCanceled">;

/** What a bank that has not paid yet, or did not pay, means for the order. */
export function BankNotice({ receipt: { payments, isCanceled } }: { receipt: Receipt }) {
  const t = useText();
  const state = payments.find((one) => one.method === "Ach")?.state;
  if (isCanceled || !state || state === "paid" || state === "replaced") return null;
  return state === "pending" ? <Notice>{t("receipt.bank.wait")}</Notice> : <Notice kind="alert">{t("receipt.bank.owed")}</Notice>;
}
