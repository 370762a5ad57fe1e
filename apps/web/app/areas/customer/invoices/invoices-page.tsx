import "virtual:words/account+customer";
import "virtual:words/invoices";
import "../orders/orders.css";
import "./invoices.css";
import { money } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/invoices-page";
import { HiddenPrices } from "./hidden-prices.tsx";
import { readInvoicesChoices } from "./invoices-address.ts";
import { InvoiceAges, InvoiceFilters, InvoiceLedger } from "./later-parts.ts";
import { loadInvoices } from "./load-invoices.server.ts";

/** The invoices and credits of the business account. */
export const loader = pageLoader(async (visit) => {
  const choices = readInvoicesChoices(visit.url.searchParams);
  return { choices, read: await loadInvoices(visit, choices) };
});

export const meta = accountHead("invoices.title");

export default function InvoicesPage({ loaderData: { choices, read } }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  if (!read)
    return (
      <AccountFrame root={root} title={t("invoices.title")}>
        <HiddenPrices />
      </AccountFrame>
    );
  const { list, summary, name, branches } = read;
  const { currency, balanceCents, invoicesCents, invoiceCount, creditsCents } = summary;
  const shown = (cents: number) => money(cents, root.language, currency);
  const values = { name, balance: shown(balanceCents), invoices: shown(invoicesCents), count: invoiceCount, credits: shown(creditsCents) };
  return (
    <AccountFrame
      root={root}
      title={t("invoices.title")}
      lead={<span className="max-sm:sr-only">{t(creditsCents > 0 ? "invoices.leadCredits" : "invoices.lead", values)}</span>}
      isWide
    >
      <section className="invoices">
        <InvoiceAges summary={summary} choices={choices} />
        <InvoiceFilters choices={choices} branches={branches} />
        <InvoiceLedger key={JSON.stringify(choices)} list={list} choices={choices} currency={currency} />
      </section>
    </AccountFrame>
  );
}
