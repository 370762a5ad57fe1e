import "virtual:words/bank";
import type { checkout, ValueOf } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { FieldWords } from "../../form/form-context.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type MessageKey, text, useText } from "../../i18n/text.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { AddressFields } from "./address/address-fields.tsx";
import { addressWords } from "./address/address-words.ts";
import { accountOwner } from "./bank/account-owner.ts";
import type { BankHandle } from "./bank/bank-fields.tsx";
import { BankPart } from "./bank/bank-part.tsx";
import { CardFrames } from "./card/card-frames.tsx";
import { firstOf, SavedChoice, savedOf } from "./card/saved-choice.tsx";
import { useCardFields } from "./card-fields.ts";
import { ExpressPart } from "./express/express-part.tsx";
import { Agreement, versionName } from "./payment/agreement.tsx";
import { PayButton } from "./payment/pay-button.tsx";
import { PayPalPart } from "./paypal/paypal-part.tsx";
import { usePayPal } from "./paypal/use-paypal.ts";
import { StepPart } from "./step-part.tsx";
import { WayChoice } from "./way-choice.tsx";
import { hasBillingAddress, isPayPal, readWayToPay, type WayToPay, waysFor } from "./ways-to-pay.ts";

interface Props {
  quote: Quote;
  countries: CountryStates[];
  attempt: string;
  language: Language;
  faults: FormFaults | null;
}

const payLabels = {
  credit: "payment.payCredit",
  both: "payment.pay",
  bothPayPal: "payPal.pay",
  card: "payment.pay",
  paypal: "payPal.pay",
  bank: "payment.payBank",
  gift: "payment.payGift",
  free: "payment.place",
} as const satisfies Record<WayToPay, MessageKey>;

/** The fields for errors about the authorization of a debit. */
const fieldOfCode = { checkout_mandate_required: "payment.mandateVersion", checkout_mandate_changed: "payment.mandateVersion" };

const ownWords = (version: string): FieldWords => ({
  label(language, name) {
    if (name.startsWith("bank.")) return text(language, name as MessageKey);
    if (name === "payment.mandateVersion") return text(language, "bank.mandate");
    if (name === "payment.creditCents") return text(language, "payment.creditAmount");
    if (name === "agreed") return text(language, "payment.agreeTo", { terms: text(language, "payment.terms"), version });
    return name === "billingSameAsDelivery" ? text(language, "payment.sameAddress") : null;
  },
});

/** The payment method, card, billing address, terms, and pay button. Card numbers stay in the payment provider's frames. */
export function PaymentStep({ quote, countries, attempt, language, faults: answered }: Props) {
  const t = useText();
  const submit = useSubmit();
  const body = useRef<FormData | null>(null);
  const { creditLine } = quote.payment;
  const saved = savedOf("card", quote.payment.saved);
  const { session } = useShellData();
  const ways = waysFor(quote.payment, quote.totals.totalCents);
  const [chosenWay, setWay] = useState<WayToPay | null>(null);
  // A code entered in the meantime may leave other payment methods.
  const way = ways.find((one) => one === chosenWay) ?? ways[0] ?? "card";
  const isFree = way === "free" || way === "gift";
  const [chosen, setChosen] = useState(() => firstOf(saved));
  const [same, setSame] = useState(quote.needsDelivery);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormFaults | null>(null);
  const navigating = useNavigation().state !== "idle";
  const result = useActionData<{ outcome: ValueOf<typeof checkout.complete> | null }>();
  const card = useCardFields(quote.payment, language);
  const bank = useRef<BankHandle>(null);
  const payPal = usePayPal();
  const current = useRef({ attempt, paymentMethodId: "" });

  const send = () => {
    if (!body.current) return;
    body.current.set("payment.paymentMethodId", current.current.paymentMethodId);
    body.current.set("attempt", current.current.attempt);
    return submit(body.current, { method: "post" });
  };

  const refuse = (message: string | null, fields: Record<string, string> = {}) => {
    const messages = message === null ? [] : [message];
    if (messages.length > 0 || Object.keys(fields).length > 0)
      setRefused({ intent: "place", code: "payment_refused", messages, fields, entered: {} });
    setBusy(false);
  };

  /** Sends the card or bank account to the payment provider. */
  const give = (sent: FormData) => {
    if (readWayToPay(sent) !== "bank") return card.createPaymentMethod(quote.contact?.email ?? "");
    return bank.current?.give(accountOwner(quote, sent), sent.has("payment.mandateVersion")) ?? { failure: t("payment.scriptFailed") };
  };

  /** Tells the shop what the buyer did at PayPal. Without a PayPal order, no payment was started. */
  const report = async (payPalOrderId: string | null, isApproved: boolean) => {
    if (!body.current || payPalOrderId === null) return refuse(t("payPal.failed"));
    body.current.set("payment.success", String(isApproved));
    body.current.set("payment.payPalOrderId", payPalOrderId);
    await send();
  };

  const takeResult = useEffectEvent((answer: NonNullable<typeof result>) => {
    const { outcome } = answer;
    if (outcome?.status !== "processing" && payPal.take(outcome)) return;
    if (outcome?.status === "actionRequired") {
      // The bank asks for authentication; the server then checks the payment itself, whatever the result in the browser is.
      void card.confirm(outcome.clientSecret).then((isShown) => (isShown ? send() : refuse(t("payment.scriptFailed"))), send);
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

  const begin = (sent: FormData) => {
    setBusy(true);
    setRefused(null);
    body.current = sent;
  };

  const sendWith = async (paymentMethodId = "") => {
    current.current = { attempt: crypto.randomUUID(), paymentMethodId };
    await send();
  };

  const pay = async (sent: FormData) => {
    begin(sent);
    const sentWay = readWayToPay(sent);
    if (isPayPal(sentWay)) {
      if (payPal.isWaiting()) sent.set("payment.inPage", "on");
      return sendWith();
    }
    if (sentWay === "credit" || sentWay === "gift" || sentWay === "free" || (sentWay !== "bank" && sent.get("payment.savedPaymentId")))
      return sendWith();
    const made = await give(sent);
    if ("id" in made) return sendWith(made.id);
    if ("fields" in made) refuse(null, made.fields);
    else refuse(made.failure);
  };

  /** Pays with a card from Apple Pay or Google Pay, whatever card was chosen in the form. */
  const payExpress = (paymentMethodId: string, sent: FormData) => {
    for (const name of ["payment.savedPaymentId", "payment.saveCard"]) sent.delete(name);
    begin(sent);
    return sendWith(paymentMethodId);
  };

  const chooseWay = (next: WayToPay) => {
    setWay(next);
    payPal.setState((now) => (now === "failed" ? "loading" : now));
  };
  const waiting = busy || navigating;
  const { totalCents, currency } = quote.totals;
  const giftCents = quote.payment.giftCard?.paysCents ?? 0;
  const isPartGift = giftCents > 0 && way !== "gift";
  const paysCents = totalCents !== null && isPartGift ? totalCents - giftCents : totalCents;
  const total = paysCents === null ? null : money(paysCents, language, currency);
  const submitLabel = total === null ? t("payment.place") : t(payLabels[way], { total });
  const faults = busy ? null : (refused ?? answered);
  const version = versionName(quote.termsVersion, language);
  const words = useMemo(() => addressWords("billingAddress", faults, ownWords(version)), [faults, version]);
  return (
    <ShopForm
      intent="place"
      words={words}
      faults={faults}
      isBusy={waiting}
      fieldOf={fieldOfCode}
      deliver={pay}
      className="payment-step grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="expectedTotalCents" value={totalCents ?? ""} />
      <input type="hidden" name="termsVersion" value={quote.termsVersion} />
      <input type="hidden" name="attempt" value={attempt} />
      {ways.length > 1 && (
        <WayChoice line={creditLine} ways={ways} way={way} onChoose={chooseWay} currency={currency} language={language} />
      )}
      {isPartGift && <input type="hidden" name="payment.giftCardCents" value={giftCents} />}
      {isFree && <input type="hidden" name="way" value={way} />}
      {way === "free" && <p className="sm:col-span-2">{t("payment.nothing")}</p>}
      {!isFree && <BankPart payment={quote.payment} isChosen={way === "bank"} language={language} ref={bank} />}
      {!isFree && (
        <div className="by-card card-only space-y-4 sm:col-span-2">
          {saved.length > 0 ? (
            <SavedChoice kind="card" saved={saved} chosen={chosen} onChoose={setChosen} />
          ) : (
            ways.length === 1 && <h2 className="font-sans text-base font-medium">{t("payment.card")}</h2>
          )}
          <div className="by-new-card space-y-4">
            <CardFrames card={card} failure={t("payment.scriptFailed")} />
            {session && <Checkbox label={t("payment.saveCard")} name="payment.saveCard" />}
            <noscript>
              <Notice kind="alert">{t("payment.needsScript")}</Notice>
            </noscript>
          </div>
          {result?.outcome?.status === "actionRequired" && (
            <noscript>
              <Notice kind="alert">{t("payment.bankNeedsScript")}</Notice>
            </noscript>
          )}
        </div>
      )}
      {quote.needsDelivery && !isFree && (
        <div className="by-card sm:col-span-2">
          <Checkbox
            label={t("payment.sameAddress")}
            name="billingSameAsDelivery"
            checked={same}
            onChange={(event) => setSame(event.target.checked)}
          />
        </div>
      )}
      {!same && hasBillingAddress(way) && (
        <>
          <h2 className="font-sans text-base font-medium sm:col-span-2">{t("payment.billingAddress")}</h2>
          <AddressFields
            address={quote.billingAddress ?? (quote.contact && { firstName: quote.contact.firstName, lastName: quote.contact.lastName })}
            countries={countries}
            prefix="billingAddress"
          />
        </>
      )}
      <Agreement termsVersion={quote.termsVersion} language={language} />
      <StepPart part="place-order" className="space-y-4 sm:col-span-2">
        {!isFree && <PayPalPart payPal={quote.payment.payPal} isChosen={isPayPal(way)} isBusy={waiting} flow={payPal} report={report} />}
        {!(isPayPal(way) && payPal.state === "ready") && (
          <PayButton label={submitLabel} isFree={isFree} isClosed={card.failed && (way === "card" || way === "both") && chosen === ""} />
        )}
        <ExpressPart
          {...{ card, currency, language, refuse }}
          amountCents={paysCents}
          isOffered={way === "card"}
          needsAgreement
          isBusy={waiting}
          pay={payExpress}
        />
      </StepPart>
    </ShopForm>
  );
}
