import type { StatementLine, Statements } from "@azulejo/contract/areas/customer.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { day, joined, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  month: Statements["months"][number];
  lines: StatementLine[];
  currency: string;
}

const SHOWN_NUMBERS = 6;

/** The lines of a month between its opening and its closing balance. */
export function StatementLines({ month, lines, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const shown = (cents: number) => money(cents, language, currency);
  return (
    <table className="ledger statement-ledger">
      <thead>
        <tr>
          <th scope="col">{t("invoices.column.on")}</th>
          <th scope="col">{t("invoices.column.what")}</th>
          <th scope="col" className="total">
            {t("invoices.column.amount")}
          </th>
          <th scope="col" className="open">
            {t("invoices.column.balance")}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="on" />
          <th scope="row" className="what">
            {t("invoices.column.opening")}
          </th>
          <td className="total" />
          <td className="open" data-name={t("invoices.column.balance")}>
            {shown(month.openingCents)}
          </td>
        </tr>
        {lines.map((line, index) => (
          <tr key={index}>
            <td className="on">{day(line.on, language)}</td>
            <td className="what">
              <What line={line} />
            </td>
            <td className="total">{shown(line.amountCents)}</td>
            <td className="open" data-name={t("invoices.column.balance")}>
              {shown(line.balanceCents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t("invoices.column.closing")}
          </th>
          <td className="open">
            <strong>{shown(month.closingCents)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function What({ line: { kind, invoiceNo, orderNo, earlierNo, purchaseOrderNo, branch, payment } }: { line: StatementLine }) {
  const t = useText();
  const language = useLanguage();
  if (payment) {
    const { method, reference, invoiceNos } = payment;
    const numbers = invoiceNos.slice(0, SHOWN_NUMBERS).map(String);
    const more = invoiceNos.length - numbers.length;
    return (
      <>
        {t(kind === "return" ? "invoices.line.return" : `invoices.line.${method}`, { reference: reference ?? "" })}
        <small>
          {t("invoices.line.for", {
            numbers: joined(more > 0 ? [...numbers, t("invoices.line.more", { count: more })] : numbers, language),
          })}
        </small>
      </>
    );
  }
  return (
    <>
      {t(kind === "credit" ? "invoices.credit" : "invoices.number", { number: String(invoiceNo) })}
      <small>
        <UnbrokenNumbers>
          {[
            orderNo && t("invoices.line.order", { order: String(orderNo) }),
            earlierNo && t("invoices.earlier", { number: earlierNo }),
            purchaseOrderNo,
            branch,
          ]
            .filter(Boolean)
            .join(", ")}
        </UnbrokenNumbers>
      </small>
    </>
  );
}
