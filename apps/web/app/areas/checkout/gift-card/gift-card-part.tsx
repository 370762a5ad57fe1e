import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { useEffect, useId, useRef } from "react";
import type { FormFaults } from "../../../form/form-faults.ts";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  quote: Quote;
  language: Language;
  faults: FormFaults | null;
}

/** The bag's gift card with the amount it pays, or the field for its code. */
export function GiftCardPart({ quote, language, faults }: Props) {
  const { giftCard } = quote.payment;
  const { totalCents } = quote.totals;
  if (totalCents === null || totalCents === 0) return null;
  return giftCard ? <GiftCardInUse card={giftCard} quote={quote} language={language} /> : <GiftCardField faults={faults} />;
}

type Card = NonNullable<Quote["payment"]["giftCard"]>;

function GiftCardInUse({ card: { last4, availableCents, paysCents }, quote, language }: { card: Card; quote: Quote; language: Language }) {
  const t = useText();
  const { totalCents, currency } = quote.totals;
  const shown = (cents: number) => money(cents, language, currency);
  const paid = paysCents ?? 0;
  const rest = (totalCents ?? 0) - paid;
  return (
    <div className="gift-card mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-joint py-3" role="status">
      <p>
        {paid === 0
          ? t("giftCard.nothing", { last4 })
          : t(rest === 0 ? "giftCard.paysAll" : "giftCard.pays", { last4, paid: shown(paid), rest: shown(rest) })}{" "}
        {availableCents > paid && paid > 0 && t("giftCard.left", { left: shown(availableCents - paid) })}
      </p>
      <form method="post">
        <input type="hidden" name="intent" value="removeGiftCard" />
        <Button type="submit" look="plain" className="text-small">
          {t("giftCard.remove")}
        </Button>
      </form>
    </div>
  );
}

function GiftCardField({ faults }: { faults: FormFaults | null }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fault = faults?.intent === "applyGiftCard" ? faults : null;
  const error = fault && [...Object.values(fault.fields), ...fault.messages][0];
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  return (
    <Disclosure title={t("giftCard.title")} open={Boolean(error)} className="mb-6 border-y border-joint py-2">
      <form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 pb-3">
        <input type="hidden" name="intent" value="applyGiftCard" />
        <input
          ref={field}
          name="code"
          aria-label={t("giftCard.code")}
          placeholder={t("giftCard.code")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          defaultValue={fault?.entered.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`min-h-11 w-full border bg-paper px-3 ${error ? "border-clay" : "border-ink-soft"}`}
        />
        <Button type="submit" look="quiet">
          {t("giftCard.apply")}
        </Button>
        {error && (
          <p id={id} className="col-span-2 text-small text-clay">
            {error}
          </p>
        )}
      </form>
    </Disclosure>
  );
}
