import type { OfficeQuote } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  quote: OfficeQuote;
  hasEnded: boolean;
  onDone(changed: OfficeQuote, words: string): void;
}

/** Messages between customer and shop, and a field to reply. */
export function QuoteMessages({ quote, hasEnded, onDone }: Props) {
  const t = useText();
  const { moment } = useFormats();
  const { send, isSending, failure } = useCall("writeQuoteMessage");
  const [words, setWords] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = await send({ quoteNo: quote.quoteNo, text: words });
    if (!changed) return;
    setWords("");
    onDone(changed, t("quotes.messageSent", { email: quote.email }));
  };
  return (
    <PagePart title={t("quotes.messages")}>
      {quote.messages.length === 0 && <p className="page-text soft">{t("quotes.noMessages")}</p>}
      <ol className="entries">
        {quote.messages.map(({ at, from, name, text }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              <b className="font-medium">{from === "shop" ? t("quotes.shop") : (name ?? quote.askedBy)}</b>
              <br />
              {text}
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
      {!hasEnded && (
        <form onSubmit={(event) => void submit(event)} className="stack p-5">
          <FailureNotice failure={failure} />
          <TextArea
            name="text"
            label={t("quotes.write")}
            rows={3}
            required
            maxLength={1000}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <Button type="submit" look="tool" disabled={isSending}>
            {t("quotes.sendMessage")}
          </Button>
        </form>
      )}
    </PagePart>
  );
}
