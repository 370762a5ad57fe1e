import type { Quote, QuoteInUse } from "@azulejo/contract/areas/checkout.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { quotedUntil } from "../../delivery/quoted-until.ts";

interface Props {
  quote: Quote;
  language: Language;
}

/** Shows the state of the quoted delivered price before payment, so that the total never changes silently. */
export function QuoteNotice({ quote: { deliveredQuote: quoted, totals }, language }: Props) {
  const t = useText();
  // A quote for another address with the same total needs no notice, because nothing changes for the buyer.
  if (!quoted || (quoted.state === "void" && quoted.todayCents === quoted.totalCents)) return null;
  const amount = (cents: number | null) => (cents === null ? "" : money(cents, language, totals.currency));
  const values = {
    total: amount(quoted.totalCents),
    today: amount(quoted.todayCents),
    zip: quoted.postalCode,
    until: quotedUntil(quoted, language),
  };
  const key = keyOf(quoted, totals.totalCents);
  const isDearer = quoted.state === "honored" && quoted.todayCents !== null && quoted.todayCents > (totals.totalCents ?? 0);
  const said = (
    <p>
      {t(key, values)} {isDearer && t("quote.saved", values)}
    </p>
  );
  // A quote that is honored needs no box.
  if (key === "quote.held" || key === "quote.honored") return <div className="mb-4 text-small text-ink-soft">{said}</div>;
  return (
    <div className="mb-6">
      <Notice kind={quoted.state === "void" ? "alert" : "status"}>
        {said}
        {quoted.reasons.length > 0 && (
          <ul>
            {quoted.reasons.map((reason) => (
              <li key={reason}>{t(`quote.why.${reason}`, values)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function keyOf({ state, totalCents: quotedCents, todayCents }: QuoteInUse, totalCents: number | null) {
  if (state === "held" || (state !== "void" && totalCents === null)) return "quote.held";
  if (state === "void") return todayCents === null ? "quote.voidOpen" : "quote.void";
  if (state === "lower_today") return "quote.lower";
  return totalCents === quotedCents ? "quote.honored" : "quote.otherOption";
}
