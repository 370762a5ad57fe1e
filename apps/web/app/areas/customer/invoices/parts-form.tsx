import { Button } from "@azulejo/ui/button.tsx";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { freeOf, type Part } from "./chosen-invoices.ts";

interface Props {
  parts: Part[];
  amountCents: number;
  currency: string;
}

/** The selected invoices with an editable amount for each, before payment. */
export function PartsForm({ parts, amountCents, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <form method="get" action={address("account/invoices/pay")}>
      <table className="ledger parts-ledger">
        <thead>
          <tr>
            <th scope="col">{t("invoices.column.invoice")}</th>
            <th scope="col">{t("invoices.column.due")}</th>
            <th scope="col" className="open">
              {t("invoices.column.open")}
            </th>
            <th scope="col" className="now">
              {t("invoices.column.now")}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.invoice.invoiceNo} part={part} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t("invoices.toPay")}
            </th>
            <td className="now">
              <strong>{money(amountCents, language, currency)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <Button type="submit" look="quiet" className="mt-3">
        {t("invoices.update")}
      </Button>
    </form>
  );
}

/** An invoice with the amount to pay, or a credit with the amount to use. */
function PartRow({ part: { invoice, typed, isWrong }, currency }: Pick<Props, "currency"> & { part: Part }) {
  const t = useText();
  const language = useLanguage();
  const { invoiceNo, kind, dueOn, daysPastDue, jobName, purchaseOrderNo } = invoice;
  const job = [jobName, purchaseOrderNo].filter(Boolean).join(", ");
  const name = t(kind === "credit" ? "invoices.credit" : "invoices.number", { number: String(invoiceNo) });
  return (
    <tr>
      <th scope="row" className="number">
        {name}
        {job && <small className="font-normal">{job}</small>}
        <input type="hidden" name="invoice" value={invoiceNo} />
      </th>
      <td className={`due ${daysPastDue > 0 ? "text-clay" : ""}`}>
        {dueOn && day(dueOn, language)}
        {daysPastDue > 0 && <small className="text-clay">{t("invoices.pastDue", { days: daysPastDue })}</small>}
      </td>
      <td className="open">{money(freeOf(invoice), language, currency)}</td>
      <td className="now">
        {kind === "credit" && <span aria-hidden="true">−</span>}
        <input
          key={typed}
          name="amount"
          inputMode="decimal"
          defaultValue={typed}
          maxLength={14}
          aria-label={t(kind === "credit" ? "invoices.useOf" : "invoices.payOf", { name })}
          aria-invalid={isWrong || undefined}
          className="min-h-11 w-28 border border-ink-soft bg-paper px-3 text-end tabular-nums"
        />
      </td>
    </tr>
  );
}
