import type { SalesQuote } from "@azulejo/contract/areas/customer.ts";
import { LongTextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { quoteWords } from "./quote-words.ts";

/** The messages about a quote from both sides, and a field for new ones. */
export function QuoteMessages({ quote, isOver, faults }: { quote: SalesQuote; isOver: boolean; faults: FormFaults | null }) {
  const t = useText();
  const language = useLanguage();
  const { name } = useShellData().settings;
  return (
    <section>
      <h2 className="quote-heading">{t("quotes.messages")}</h2>
      {quote.messages.length === 0 && <p className="mt-2 text-ink-soft">{t("quotes.noMessages")}</p>}
      {quote.messages.length > 0 && (
        <ol className="quote-messages">
          {quote.messages.map((message, index) => (
            <li key={index} className={message.from === "shop" ? "of-shop" : undefined}>
              <p className="text-small text-ink-soft">
                {message.from === "shop" ? name : message.name}, {day(message.at, language)}
              </p>
              <p className="whitespace-pre-line">{message.text}</p>
            </li>
          ))}
        </ol>
      )}
      {!isOver && (
        <ShopForm
          key={quote.messages.length}
          intent="message"
          words={quoteWords}
          faults={faults}
          submit={t("quotes.send")}
          working={t("quotes.sending")}
          look="quiet"
          className="mt-5 space-y-4"
        >
          <LongTextField name="text" maxLength={2000} />
        </ShopForm>
      )}
    </section>
  );
}
