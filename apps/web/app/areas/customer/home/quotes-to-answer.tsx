import type { ListedQuote } from "@azulejo/contract/areas/customer.ts";
import { money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { QuoteAnswers } from "../quotes/quote-answers.tsx";
import { PartHead } from "./part-head.tsx";

const MOST = 3;

/** Offers that wait for the user's decision: what each is for, its total and its last day. */
export function QuotesToAnswer({ quotes }: { quotes: ListedQuote[] }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  if (quotes.length === 0) return null;
  return (
    <section>
      <PartHead
        words={t("customer.quotesToAnswer")}
        count={quotes.length}
        {...(quotes.length > MOST && { link: { href: address("account/quotes"), words: t("customer.allQuotes") } })}
      />
      <ul className="quotes-to-answer">
        {quotes.slice(0, MOST).map(({ quoteNo, jobName, totalCents, currency, validUntil }) => (
          <li key={quoteNo}>
            <b>{t("customer.quoteNo", { quote: String(quoteNo) })}</b>
            {totalCents !== null && <strong>{money(totalCents, language, currency)}</strong>}
            <span>{jobName}</span>
            {validUntil && <span>{t("customer.quoteUntil", { day: shortDay(validUntil, language) })}</span>}
            <QuoteAnswers quoteNo={quoteNo} />
            <a href={address(`account/quotes/${quoteNo}`)}>{t("customer.quoteOpen")}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
