import { FailureNotice } from "../../call/failure-notice.tsx";
import { useText } from "../../i18n/text.ts";
import { BuyerSearch } from "./buyer-search.tsx";
import { nameOf } from "./name-of.ts";
import type { Writing } from "./use-phone-order.ts";

/** The order's customer: an account, or a guest with contact details. */
export function BuyerPanel({ order, change, failureOf }: Writing) {
  const t = useText();
  const { buyer } = order;
  const choose = (accountId: number | null) =>
    void change("setPhoneBuyer", { accountId }).then((changed) => {
      if (changed) document.getElementById(accountId === null ? "buyer" : "entry")?.focus();
    });
  return (
    <section aria-labelledby="whom" className="phone-part">
      <h2 id="whom">{t("phone.whom")}</h2>
      <FailureNotice failure={failureOf("setPhoneBuyer")} />
      {buyer ? (
        <div className="chosen-buyer">
          <p>
            <strong>{nameOf(buyer)}</strong>
            <small>{[buyer.email, buyer.phone].filter(Boolean).join(", ")}</small>
            {buyer.isLocked && <small className="warn">{t("phone.locked")}</small>}
          </p>
          <button type="button" className="link-button" onClick={() => choose(null)}>
            {t("phone.otherBuyer")}
          </button>
        </div>
      ) : (
        <BuyerSearch hint={t("phone.buyerHint")} nobody={t("phone.nobody")} onChoose={({ accountId }) => choose(accountId)} />
      )}
    </section>
  );
}
