import type { customer, ValueOf } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";

type Receipt = Pick<ValueOf<typeof customer.receipt>, "payments" | "isCanceled">;

/** Explains what it means for the order that a bank payment is pending or failed. */
export function BankNotice({ receipt: { payments, isCanceled } }: { receipt: Receipt }) {
  const t = useText();
  const address = useAddress();
  const debit = payments.findLast((one) => one.method === "Ach" || one.method === "PayPal" || one.method === "Link");
  const state = debit?.state;
  if (isCanceled || !debit || !state || state === "paid" || state === "replaced") return null;
  const by = debit.method === "PayPal" ? "payPal" : "bank";
  if (state === "pending") return <Notice>{t(`receipt.${by}.wait`)}</Notice>;
  return (
    <Notice kind="alert">
      <p>{t(debit.method === "Link" ? "receipt.link.owed" : `receipt.${by}.owed`)}</p>
      <p className="mt-2">
        <a href={address("payorder")}>{t("receipt.bank.pay")}</a>
      </p>
    </Notice>
  );
}
