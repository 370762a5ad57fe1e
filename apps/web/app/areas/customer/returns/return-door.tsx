import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { returnLimit } from "./return-limit.ts";

/** The link to return items, with the last day; to withdraw a return if nothing else can be returned. */
export function ReturnDoor({ receipt, returns }: { receipt: Pick<ValueOf<typeof customer.receipt>, "receiptId">; returns: OrderReturns }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { returnableBy } = returns;
  const limit = returnLimit(returns);
  const isOpen = returnableBy !== "nobody";
  if (!isOpen && !returns.returns.some(({ isWithdrawable }) => isWithdrawable)) return null;
  return (
    <p className="print:hidden">
      <a href={address(`order/receipt/${receipt.receiptId}/return`)}>
        {t(returnableBy === "account" ? "return.signIn" : isOpen ? "return.open" : "return.change")}
      </a>
      {isOpen && (
        <span className="block text-small text-ink-soft">
          {limit ? t("return.openUntil", { day: day(limit, language, "long") }) : t("return.openAlways")}
        </span>
      )}
    </p>
  );
}
