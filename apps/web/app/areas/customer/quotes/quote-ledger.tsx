import type { ListedQuote } from "@azulejo/contract/areas/customer.ts";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { QuoteStateWord } from "./quote-state-word.tsx";

/** Quotes in lines, or in blocks on a phone; the number of each leads to it. */
export function QuoteLedger({ quotes }: { quotes: ListedQuote[] }) {
  const t = useText();
  const hasPrices = quotes.some((quote) => quote.totalCents !== null);
  return (
    <table className="ledger quote-ledger">
      <thead>
        <tr>
          <th scope="col">{t("quotes.column.quote")}</th>
          <th scope="col">{t("quotes.column.asked")}</th>
          <th scope="col">{t("quotes.column.by")}</th>
          <th scope="col">{t("quotes.column.job")}</th>
          <th scope="col">{t("quotes.column.lines")}</th>
          <th scope="col">{t("quotes.column.state")}</th>
          {hasPrices && (
            <th scope="col" className="total">
              {t("quotes.column.total")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.quoteNo} quote={quote} hasPrices={hasPrices} />
        ))}
      </tbody>
    </table>
  );
}

function QuoteRow({ quote, hasPrices }: { quote: ListedQuote; hasPrices: boolean }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <tr>
      <th scope="row" className="number">
        <a href={address(`account/quotes/${quote.quoteNo}`)}>{quote.quoteNo}</a>
      </th>
      <td className="ordered">{day(quote.askedAt, language)}</td>
      <td className="by">
        {quote.askedBy}
        {quote.branch && <small>{quote.branch}</small>}
      </td>
      <td className="job">
        {quote.jobName}
        {quote.purchaseOrderNo && <small>{quote.purchaseOrderNo}</small>}
      </td>
      <td className="lines">{t("quotes.lines", { count: quote.lineCount })}</td>
      <td className="state">
        <QuoteStateWord state={quote.state} validUntil={quote.validUntil} />
      </td>
      {hasPrices && <td className="total">{quote.totalCents !== null && money(quote.totalCents, language, quote.currency)}</td>}
    </tr>
  );
}
