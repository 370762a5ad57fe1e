import type { checkout, ValueOf } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { TickField } from "../../form/fields.tsx";
import type { FieldWords } from "../../form/form-context.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { money, month } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { AddressFields, type Provinces } from "./address-fields.tsx";
import { addressWords } from "./address-words.ts";
import { useCardFields } from "./card-fields.ts";
import { WayChoice } from "./way-choice.tsx";
import { type WayToPay, wayIn, waysFor } from "./ways-to-pay.ts";

interface Props {
  quote: Quote;
  provinces: Provinces;
  attempt: string;
  language: Language;
  faults: FormFaults | null;
}

const ownWords = (version: string): FieldWords => ({
  label(language, name) {
    if (name === "payment.creditCents") return text(language, "payment.creditAmount");
    if (name === "agreed") return text(language, "payment.agreeTo", { terms: text(language, "payment.terms"), version });
    return name === "billingSameAsDelivery" ? text(language, "payment.sameAddress") : null;
  },
});

/** The way to pay, card, billing address, terms, and the pay button. Card digits stay in the provider's frames. */
export function PaymentStep({ quote, provinces, attempt, language, faults: answered }: Props) {
  const t = useText();
  const address = useAddress();
  const submit = useSubmit();
  const body = useRef<FormData | null>(null);
  const { creditLine } = quote.payment;
  const ways = waysFor(creditLine, quote.totals.totalCents);
  const [way, setWay] = useState<WayToPay>(ways[0] ?? "card");
  const [same, setSame] = useState(quote.needsDelivery);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormFaults | null>(null);
  const navigating = useNavigation().state !== "idle";
  const result = useActionData<{ outcome: ValueOf<typeof checkout.complete> | null }>();
  const card = useCardFields(quote.payment, language);
  const current = useRef({ attempt, paymentMethodId: "" });

  const send = () => {
    if (!body.current) return;
    body.current.set("payment.paymentMethodId", current.current.paymentMethodId);
    body.current.set("attempt", current.current.attempt);
    return submit(body.current, { method: "post", preventScrollReset: true });
  };

  const takeResult = useEffectEvent((answer: NonNullable<typeof result>) => {
    const { outcome } = answer;
    if (outcome?.status === "actionRequired") {
      // The bank asks for authentication; the server then checks the payment itself, whatever the outcome here.
      void card.confirm(outcome.clientSecret).then(send, send);
      return;
    }
    if (outcome?.status === "processing") {
      const timer = setTimeout(() => void send(), 2000);
      return () => clearTimeout(timer);
    }
    setBusy(false);
    current.current = { attempt, paymentMethodId: "" };
  });
  useEffect(() => (result ? takeResult(result) : undefined), [result]);

  const pay = async (sent: FormData) => {
    setBusy(true);
    setRefused(null);
    body.current = sent;
    if (wayIn(sent) === "credit") {
      current.current = { attempt: crypto.randomUUID(), paymentMethodId: "" };
      await send();
      return;
    }
    const made = await card.createPaymentMethod(quote.contact?.email ?? "");
    if ("failure" in made) {
      if (made.failure !== null)
        setRefused({ intent: "place", code: "payment_refused", messages: [made.failure], fields: {}, entered: {} });
      setBusy(false);
      return;
    }
    current.current = { attempt: crypto.randomUUID(), paymentMethodId: made.id };
    await send();
  };

  const waiting = busy || navigating;
  const { totalCents, currency } = quote.totals;
  const total = totalCents === null ? null : money(totalCents, language, currency);
  const submitLabel = total === null ? t("payment.place") : t(way === "credit" ? "payment.payCredit" : "payment.pay", { total });
  const faults = busy ? null : (refused ?? answered);
  const version = versionName(quote.termsVersion, language);
  const words = useMemo(() => addressWords("billingAddress", faults, ownWords(version)), [faults, version]);
  const [beforeTerms, afterTerms] = t("payment.agreeTo", { terms: LINK, version }).split(LINK);
  return (
    <ShopForm
      intent="place"
      words={words}
      faults={faults}
      submit={submitLabel}
      working={t("payment.paying")}
      isBusy={waiting}
      isClosed={card.failed && way !== "credit"}
      deliver={pay}
      beside={
        <p className="by-card flex basis-full gap-2 text-small text-ink-soft">
          <Icon of={Lock} />
          {t("payment.safe")}
        </p>
      }
      className="payment-step grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="expectedTotalCents" value={totalCents ?? ""} />
      <input type="hidden" name="termsVersion" value={quote.termsVersion} />
      <input type="hidden" name="attempt" value={attempt} />
      {creditLine && ways.length > 1 && (
        <WayChoice line={creditLine} ways={ways} way={way} onChoose={setWay} currency={currency} language={language} />
      )}
      <div className="by-card space-y-4 sm:col-span-2">
        <h2 className="font-sans text-base font-medium">{t("payment.card")}</h2>
        {card.failed && <Notice kind="alert">{t("payment.scriptFailed")}</Notice>}
        <CardField id="card-number" label={t("payment.number")} mount={card.number} error={card.faults.cardNumber} />
        <div className="grid grid-cols-2 gap-4">
          <CardField id="card-expiry" label={t("payment.expiry")} mount={card.expiry} error={card.faults.cardExpiry} />
          <CardField id="card-cvc" label={t("payment.cvc")} hint={t("payment.cvcHint")} mount={card.cvc} error={card.faults.cardCvc} />
        </div>
        <noscript>
          <Notice kind="alert">{t("payment.needsScript")}</Notice>
        </noscript>
      </div>
      {quote.needsDelivery && (
        <div className="by-card sm:col-span-2">
          <Checkbox
            label={t("payment.sameAddress")}
            name="billingSameAsDelivery"
            checked={same}
            onChange={(event) => setSame(event.target.checked)}
          />
        </div>
      )}
      {!same && way !== "credit" && (
        <AddressFields
          address={quote.billingAddress ?? (quote.contact && { firstName: quote.contact.firstName, lastName: quote.contact.lastName })}
          provinces={provinces}
          prefix="billingAddress"
        />
      )}
      <div className="sm:col-span-2">
        <TickField
          name="agreed"
          required
          label={
            <>
              {beforeTerms}
              <a href={address("terms-of-sale/")} target="_blank" rel="noopener">
                {t("payment.terms")}
              </a>
              {afterTerms}
            </>
          }
        />
      </div>
    </ShopForm>
  );
}

/** Stands for the link in the sentence, until it is split there. */
const LINK = "\u0001";

/** A version named for its month, in words: `September 2026`. */
const versionName = (version: string, language: Language): string => (/^\d{4}-\d{2}$/.test(version) ? month(version, language) : version);

interface CardFieldProps {
  id: string;
  label: string;
  hint?: string;
  mount: RefObject<HTMLDivElement | null>;
  error: string | undefined;
}

/** The place of one of the provider's frames. The frame has its own accessible name and announces the error that is shown here. */
function CardField({ id, label, hint, mount, error }: CardFieldProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 flex justify-between gap-2 text-small">
        <label htmlFor={id}>{label}</label>
        {hint && <span className="hidden text-ink-soft lg:inline">{hint}</span>}
      </p>
      <div id={id} ref={mount} data-wrong={error ? "" : undefined} className="card-field" />
      {error && (
        <p aria-hidden="true" className="pt-1.5 text-small text-clay">
          {error}
        </p>
      )}
    </div>
  );
}
