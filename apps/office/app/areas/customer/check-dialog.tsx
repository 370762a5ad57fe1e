import type { OfficeCustomerDetails } from "@azulejo/contract/areas/office/people.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  customer: OfficeCustomerDetails;
  onDone(words: string): void;
  onClose(): void;
}

/** Records a check, and which invoices it pays. */
export function CheckDialog({ customer, onDone, onClose }: Props) {
  const t = useText();
  const { money } = useFormats();
  const { send, isSending, failure, fail } = useCall("recordCheck");
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { customerId, currency } = customer;
  const { open } = customer.invoices;
  const amounts = open.map(({ invoiceNo }) => ({ invoiceNo, amountCents: typed[invoiceNo]?.trim() ? readDollars(typed[invoiceNo]) : 0 }));
  const sum = amounts.reduce((all, { amountCents }) => all + (amountCents ?? 0), 0);
  const confirm = async (form: FormData): Promise<boolean> => {
    const invoices = amounts.flatMap(({ invoiceNo, amountCents }) => (amountCents ? [{ invoiceNo, amountCents }] : []));
    if (invoices.length === 0 || amounts.some(({ amountCents }) => amountCents === null)) {
      fail({ code: null, messages: [t("check.fault")], fields: {} });
      return false;
    }
    const recorded = await send({ customerId, reference: String(form.get("reference")), invoices });
    if (recorded)
      onDone(t("check.done", { amount: money(recorded.amountCents, currency), balance: money(recorded.balanceCents, currency) }));
    return recorded !== null;
  };
  return (
    <ActionDialog
      title={t("check.title", { name: customer.name })}
      confirm={t("check.confirm", { amount: money(sum, currency) })}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <Field name="reference" label={t("check.number")} maxLength={40} required autoComplete="off" error={failure?.fields["reference"]} />
      <InvoiceAmounts customer={customer} typed={typed} onType={(invoiceNo, amount) => setTyped({ ...typed, [invoiceNo]: amount })} />
    </ActionDialog>
  );
}

interface AmountsProps extends Pick<Props, "customer"> {
  /** Typed amounts, by invoice. */
  typed: Record<number, string>;
  onType(invoiceNo: number, amount: string): void;
}

function InvoiceAmounts({ customer: { currency, invoices }, typed, onType }: AmountsProps) {
  const t = useText();
  const { money, day } = useFormats();
  return (
    <table className="units-table">
      <thead>
        <tr>
          <th scope="col">{t("check.invoice")}</th>
          <th scope="col">{t("check.due")}</th>
          <th scope="col" className="figure">
            {t("check.open")}
          </th>
          <th scope="col" className="figure">
            {t("check.pays")}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.open.map(({ invoiceNo, dueOn, openCents, externalIds }) => (
          <tr key={invoiceNo}>
            <td>
              {invoiceNo}
              {externalIds.map(({ source, id }) => (
                <small key={`${source} ${id}`} className="block">
                  {t("customer.idOf", { source, id })}
                </small>
              ))}
            </td>
            <td>{dueOn ? day(dueOn) : "—"}</td>
            <td className="figure">
              <button
                type="button"
                className="link-button"
                aria-label={t("check.all", { number: String(invoiceNo), amount: money(openCents, currency) })}
                onClick={() => onType(invoiceNo, (openCents / 100).toFixed(2))}
              >
                {money(openCents, currency)}
              </button>
            </td>
            <td className="figure">
              <input
                aria-label={t("check.paysOf", { number: String(invoiceNo) })}
                inputMode="decimal"
                autoComplete="off"
                value={typed[invoiceNo] ?? ""}
                onChange={({ currentTarget }) => onType(invoiceNo, currentTarget.value)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
