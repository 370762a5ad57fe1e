import type { customer, ValueOf } from "@azulejo/contract";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";

interface Props {
  receipt: ValueOf<typeof customer.receipt>;
  isGuest: boolean;
}

/** The papers of an order and what can still be done with it, canceling last. */
export function ReceiptLinks({ receipt: { receiptId, cancelableBy }, isGuest }: Props) {
  const t = useText();
  const address = useAddress();
  const papers = address("account/document");
  return (
    <ul className="receipt-links">
      <li>
        <a href={`${papers}?acceptance=${receiptId}`} data-reload>
          {t("receipt.acceptancePdf")}
        </a>
      </li>
      <li>
        <a href={`${papers}?receipt=${receiptId}`} data-reload>
          {t("receipt.pdf")}
        </a>
      </li>
      {!isGuest && (
        <li>
          <a href={`${address("account/quickorder")}?order=${receiptId}`}>{t("receipt.again")}</a>
        </li>
      )}
      <li>
        <a href={address(`order/receipt/${receiptId}/messages`)}>{t("orderMessages.open")}</a>
      </li>
      {cancelableBy !== "nobody" && (
        <li>
          <a href={address(`order/receipt/${receiptId}/cancel`)}>{t(cancelableBy === "caller" ? "cancel.open" : "cancel.signIn")}</a>
          <small>{t("cancel.openHint")}</small>
        </li>
      )}
    </ul>
  );
}
