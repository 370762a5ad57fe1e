import type { ListedQuote } from "@azulejo/contract/areas/customer.ts";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { QuoteAnswers } from "./quote-answers.tsx";
import { QuoteStateWord } from "./quote-state-word.tsx";

/** Quotes as a table, or as blocks on a phone; the number is a link. */
export function QuoteLedger({ quotes }: { quotes: ListedQuote[] }) {
  const t = useText();
  const hasPrices = quotes.some((quote) => quote.totalCents !== null);
  const hasOpen = quotes.some(({ state }) => state === "open");
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
          {hasOpen && (
            <th scope="col">
              <span className="sr-only">{t("quotes.column.answer")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.quoteNo} quote={quote} hasPrices={hasPrices} hasOpen={hasOpen} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  quote: ListedQuote;
  hasPrices: boolean;
  /** Whether any of the quotes waits for a decision. */
  hasOpen: boolean;
}

function QuoteRow({ quote, hasPrices, hasOpen }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <tr>
      <th scope="row" className="number">
        <a href={address(`account/quotes/${quote.quoteNo}`)}>{quote.quoteNo}</a>
        {quote.earlierNo && <small>{t("quotes.earlierNo", { number: quote.earlierNo })}</small>}
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
      {hasOpen && <td className="answers">{quote.state === "open" && <QuoteAnswers quoteNo={quote.quoteNo} />}</td>}
    </tr>
  );
}
