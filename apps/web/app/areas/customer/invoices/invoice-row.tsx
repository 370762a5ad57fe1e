import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Unbroken } from "../orders/unbroken.tsx";
import { freeOf } from "./chosen-invoices.ts";

interface Props {
  invoice: ListedInvoice;
  isChosen: boolean;
  /** Whether any listed invoice has a payment, so that the column is needed. */
  hasPaid: boolean;
  onChoose: (invoiceNo: number, isChosen: boolean) => void;
}

/** An invoice or credit as a table row, or as a block on a phone. */
export function InvoiceRow({ invoice, isChosen, hasPaid, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { invoiceNo, kind, orderNo, receiptId, earlierNo, branch, purchaseOrderNo, jobName, issuedOn, dueOn } = invoice;
  const { totalCents, paidCents, openCents, pendingCents, currency } = invoice;
  const name = t(kind === "credit" ? "invoices.credit" : "invoices.number", { number: String(invoiceNo) });
  const details = [branch, purchaseOrderNo].filter((one) => one !== null);
  const shown = (cents: number) => money(cents, language, currency);
  return (
    <tr className={isChosen ? "chosen" : undefined}>
      <td className="choose">
        {freeOf(invoice) !== 0 && (
          <label>
            <input
              type="checkbox"
              className="check-box"
              name="invoice"
              value={invoiceNo}
              checked={isChosen}
              onChange={({ target }) => onChoose(invoiceNo, target.checked)}
            />
            <span className="sr-only">{name}</span>
          </label>
        )}
      </td>
      <th scope="row" className="number">
        <a href={`${address("account/document")}?invoice=${invoiceNo}`} data-reload>
          {kind === "credit" ? name : invoiceNo}
        </a>
      </th>
      <td className="order">
        {receiptId ? (
          <a href={address(`account/orders/${receiptId}`)}>{orderNo}</a>
        ) : (
          earlierNo && t("invoices.earlier", { number: earlierNo })
        )}
      </td>
      <td className="job">
        {jobName ?? <Unbroken words={details} />}
        {jobName && details.length > 0 && (
          <small>
            <Unbroken words={details} />
          </small>
        )}
      </td>
      <td className="issued">{day(issuedOn, language)}</td>
      <td className="due">{dueOn && day(dueOn, language)}</td>
      <td className="age">
        <Age invoice={invoice} />
      </td>
      <td className="total">{shown(totalCents)}</td>
      {hasPaid && (
        <td className="paid">
          {paidCents !== 0 && (
            <>
              <span className="lg:hidden">{t("invoices.column.paid")}</span> {shown(paidCents)}
            </>
          )}
          {pendingCents !== 0 && <small>{t("invoices.pending", { amount: shown(pendingCents) })}</small>}
        </td>
      )}
      <td className="open">{shown(openCents)}</td>
    </tr>
  );
}

function Age({ invoice: { kind, openCents, daysPastDue } }: { invoice: ListedInvoice }) {
  const t = useText();
  if (kind === "credit") return t(openCents === 0 ? "invoices.used" : "invoices.unused");
  if (openCents === 0) return t("invoices.paid");
  if (daysPastDue > 0) return <span className="text-clay">{t("invoices.pastDue", { days: daysPastDue })}</span>;
  return daysPastDue === 0 ? t("invoices.dueToday") : t("invoices.dueIn", { days: -daysPastDue });
}
