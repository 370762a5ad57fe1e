import type { InvoiceList } from "@azulejo/contract/areas/customer.ts";
import { useState } from "react";
import { money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { DownloadPapers } from "../desk/papers/download-papers.tsx";
import { freeOf } from "./chosen-invoices.ts";
import { InvoiceRow } from "./invoice-row.tsx";
import { type InvoicesChoices, writeInvoicesChoices } from "./invoices-address.ts";

interface Props {
  list: InvoiceList;
  choices: InvoicesChoices;
  currency: string;
}

type Column = "issued" | "due" | "total" | "open";

/** Invoices and credits as a table. Selected ones are passed to the payment page. */
export function InvoiceLedger({ list, choices, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const path = address("account/invoices");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { invoices } = list;
  const hasPaid = invoices.some(({ paidCents, pendingCents }) => paidCents !== 0 || pendingCents !== 0);
  const payable = invoices.filter((one) => freeOf(one) !== 0);
  const to = (change: Partial<InvoicesChoices>) => withQuery(path, writeInvoicesChoices({ ...choices, page: 1, ...change }));
  const toggle = (invoiceNo: number, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(invoiceNo);
      else after.delete(invoiceNo);
      return after;
    });
  if (invoices.length === 0) return <NoInvoices choices={choices} path={path} />;
  return (
    <>
      <div className="order-count">
        <p role="status">{t("invoices.count", { count: list.count })}</p>
        <div className="order-files">
          <InvoicePapers invoices={chosen.size > 0 ? invoices.filter((one) => chosen.has(one.invoiceNo)) : invoices} />
          <a href={withQuery(address("account/invoices.csv"), writeInvoicesChoices({ ...choices, page: 1 }))} download>
            {t("invoices.export")}
          </a>
        </div>
      </div>
      <form method="get" action={address("account/invoices/pay")} data-reload className="invoice-form">
        <table className="ledger invoice-ledger">
          <LedgerHead choices={choices} to={to} payable={payable} hasPaid={hasPaid} chosen={chosen} onChoose={setChosen} />
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.invoiceNo}
                invoice={invoice}
                isChosen={chosen.has(invoice.invoiceNo)}
                hasPaid={hasPaid}
                onChoose={toggle}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasPaid ? 9 : 8}>
                {t("invoices.sum")}
              </th>
              <td className="open">
                <strong>{money(list.openCents, language, currency)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
        {payable.length > 0 && <PayBar invoices={payable} chosen={chosen} currency={currency} />}
      </form>
      <Pages list={list} to={to} />
    </>
  );
}

/** The PDFs of the selected invoices, or of all on the page. */
function InvoicePapers({ invoices }: Pick<InvoiceList, "invoices">) {
  const t = useText();
  const documents = useAddress()("account/document");
  const papers = invoices.map(({ kind, invoiceNo }) => ({
    name: t(`desk.papers.${kind}`, { number: String(invoiceNo) }),
    address: `${documents}?invoice=${invoiceNo}`,
  }));
  return <DownloadPapers papers={papers} archive={t("desk.papers.invoices")} />;
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

interface BarProps {
  invoices: InvoiceList["invoices"];
  chosen: ReadonlySet<number>;
  currency: string;
}

/** The sum of the selected invoices and a link to pay them. Without scripts, it is a button that submits the selection. */
function PayBar({ invoices, chosen, currency }: BarProps) {
  const t = useText();
  const language = useLanguage();
  const own = invoices.filter((one) => chosen.has(one.invoiceNo));
  const cents = Math.max(
    0,
    own.reduce((sum, one) => sum + freeOf(one), 0),
  );
  return (
    <div className="invoice-bar" data-chosen={own.length > 0 || undefined}>
      <p role="status">
        {own.length === 0 ? t("invoices.choose") : t("invoices.chosen", { count: own.length, amount: money(cents, language, currency) })}
      </p>
      <button type="submit">
        {own.length === 0 ? t("invoices.pay") : t("invoices.payAmount", { amount: money(cents, language, currency) })}
      </button>
    </div>
  );
}

function NoInvoices({ choices, path }: { choices: InvoicesChoices; path: string }) {
  const t = useText();
  const isFiltered = writeInvoicesChoices(choices) !== "";
  return (
    <div className="py-10">
      <p role="status">{t(isFiltered ? "invoices.noneFiltered" : "invoices.none")}</p>
      {isFiltered && (
        <p className="mt-3">
          <a href={path}>{t("invoices.reset")}</a>
        </p>
      )}
    </div>
  );
}

function Pages({ list: { page, pages }, to }: { list: InvoiceList; to: (change: Partial<InvoicesChoices>) => string }) {
  const t = useText();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("invoices.pages")} className="mt-4 flex items-center gap-6 text-small">
      {page > 1 && (
        <a rel="prev" className="inline-flex min-h-11 items-center" href={to({ page: page - 1 })}>
          {t("invoices.previous")}
        </a>
      )}
      <span className="tabular-nums">{t("invoices.page", { page, pages })}</span>
      {page < pages && (
        <a rel="next" className="inline-flex min-h-11 items-center" href={to({ page: page + 1 })}>
          {t("invoices.next")}
        </a>
      )}
    </nav>
  );
}

interface HeadProps extends Pick<Props, "choices"> {
  to(change: Partial<InvoicesChoices>): string;
  /** The invoices that can be paid now. */
  payable: InvoiceList["invoices"];
  hasPaid: boolean;
  chosen: ReadonlySet<number>;
  onChoose(chosen: ReadonlySet<number>): void;
}

/** Column headings of the ledger: links that sort it, and the box that selects every row. */
function LedgerHead({ choices, to, payable, hasPaid, chosen, onChoose }: HeadProps) {
  const t = useText();
  const isAll = payable.length > 0 && payable.every((one) => chosen.has(one.invoiceNo));
  const head = (column: Column) => {
    const [up, down] = [column, `${column}_desc`] as const;
    const { sort } = choices;
    return (
      <th scope="col" aria-sort={sort === down ? "descending" : sort === up ? "ascending" : undefined} className={column}>
        <a href={to({ sort: sort === up ? down : up })}>{t(`invoices.column.${column}`)}</a>
      </th>
    );
  };
  return (
    <thead>
      <tr>
        <th scope="col" className="choose">
          {payable.length > 0 && (
            <label>
              <input
                type="checkbox"
                className="check-box"
                checked={isAll}
                onChange={({ target }) => onChoose(new Set(target.checked ? payable.map((one) => one.invoiceNo) : []))}
              />
              <span className="sr-only">{t("invoices.chooseAll")}</span>
            </label>
          )}
        </th>
        <th scope="col">{t("invoices.column.invoice")}</th>
        <th scope="col">{t("invoices.column.order")}</th>
        <th scope="col">{t("invoices.column.job")}</th>
        {head("issued")}
        {head("due")}
        <th scope="col">{t("invoices.column.age")}</th>
        {head("total")}
        {hasPaid && (
          <th scope="col" className="paid">
            {t("invoices.column.paid")}
          </th>
        )}
        {head("open")}
      </tr>
    </thead>
  );
}
