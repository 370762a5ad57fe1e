import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

/** An order's invoices and credits, with their open amounts. */
export function OrderInvoices({ invoices }: { invoices: ListedInvoice[] }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  if (invoices.length === 0) return null;
  const unpaid = invoices.filter(({ openCents }) => openCents > 0);
  const state = ({ kind, openCents, dueOn, daysPastDue }: ListedInvoice): string => {
    if (openCents === 0) return t(kind === "credit" ? "orders.invoice.used" : "orders.invoice.paid");
    if (dueOn === null) return t("orders.invoice.unused");
    return t(daysPastDue > 0 ? "orders.invoice.pastDue" : "orders.invoice.due", { day: day(dueOn, language) });
  };
  return (
    <section>
      <Rule>{t("orders.invoices")}</Rule>
      <ul className="order-papers">
        {invoices.map((invoice) => (
          <li key={invoice.invoiceNo}>
            <span>
              <a href={`${address("account/invoices")}?status=all&search=${invoice.invoiceNo}`}>
                {t(`orders.invoice.${invoice.kind}`, { number: String(invoice.invoiceNo) })}
              </a>
              <small className={invoice.daysPastDue > 0 ? "text-alert" : ""}>{state(invoice)}</small>
            </span>
            <span>{money(invoice.totalCents, language, invoice.currency)}</span>
          </li>
        ))}
      </ul>
      {unpaid.length > 0 && (
        <p className="mt-3 text-small">
          <a href={`${address("account/invoices/pay")}?${unpaid.map((one) => `invoice=${one.invoiceNo}`).join("&")}`} data-reload>
            {t("orders.invoice.pay", { count: unpaid.length })}
          </a>
        </p>
      )}
    </section>
  );
}
