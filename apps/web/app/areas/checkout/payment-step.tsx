import type { checkout, ValueOf } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useActionData, useNavigation, useSubmit } from "react-router";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { AddressFields, type Provinces } from "./address-fields.tsx";
import { useCardFields } from "./card-fields.ts";

interface Props {
  quote: Quote;
  provinces: Provinces;
  attempt: string;
  language: Language;
  fields: Record<string, string>;
}

/** Card, billing address, terms, and the pay button. Card digits stay in the provider's frames. */
export function PaymentStep({ quote, provinces, attempt, language, fields }: Props) {
  const t = useText();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [same, setSame] = useState(quote.needsDelivery);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigating = useNavigation().state !== "idle";
  const result = useActionData<{ outcome: ValueOf<typeof checkout.complete> | null; messages: string[] }>();
  const card = useCardFields(quote.payment, language);
  const kept = useRef({ attempt, paymentMethodId: "" });

  const send = () => {
    if (!form.current) return;
    const body = new FormData(form.current);
    body.set("paymentMethodId", kept.current.paymentMethodId);
    body.set("attempt", kept.current.attempt);
    void submit(body, { method: "post", preventScrollReset: true });
  };

  const takeResult = useEffectEvent((answer: NonNullable<typeof result>) => {
    const { outcome } = answer;
    if (outcome?.status === "actionRequired") {
      // The bank asks for authentication; the server then checks the payment itself, whatever the outcome here.
      void card.confirm(outcome.clientSecret).then(send, send);
      return;
    }
    if (outcome?.status === "processing") {
      const timer = setTimeout(send, 2000);
      return () => clearTimeout(timer);
    }
    setBusy(false);
    kept.current = { attempt, paymentMethodId: "" };
  });
  useEffect(() => (result ? takeResult(result) : undefined), [result]);

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || navigating) return;
    setBusy(true);
    setFailure(null);
    const made = await card.createPaymentMethod(quote.contact?.email ?? "");
    if ("failure" in made) {
      setFailure(made.failure);
      setBusy(false);
      return;
    }
    kept.current = { attempt: crypto.randomUUID(), paymentMethodId: made.id };
    send();
  };

  const waiting = busy || navigating;
  const { totalCents, currency } = quote.totals;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      onSubmit={(event) => void pay(event)}
      className="grid gap-4 sm:grid-cols-2"
      aria-busy={waiting}
    >
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="expectedTotalCents" value={totalCents ?? ""} />
      <input type="hidden" name="termsVersion" value={quote.termsVersion} />
      <div className="space-y-4 sm:col-span-2">
        <p className="font-medium">{t("payment.card")}</p>
        {card.failed && <Notice kind="alert">{t("payment.scriptFailed")}</Notice>}
        <FrameField label={t("payment.number")} mount={card.number} />
        <div className="grid grid-cols-2 gap-4">
          <FrameField label={t("payment.expiry")} mount={card.expiry} />
          <FrameField label={t("payment.cvc")} mount={card.cvc} />
        </div>
        <noscript>
          <Notice kind="alert">{t("payment.needsScript")}</Notice>
        </noscript>
        <p className="text-small text-ink-soft">{t("payment.safe")}</p>
      </div>
      {quote.needsDelivery && (
        <div className="sm:col-span-2">
          <Checkbox label={t("payment.sameAddress")} name="same" checked={same} onChange={(event) => setSame(event.target.checked)} />
        </div>
      )}
      {!same && (
        <AddressFields
          address={quote.billingAddress ?? (quote.contact && { firstName: quote.contact.firstName, lastName: quote.contact.lastName })}
          provinces={provinces}
          fields={fields}
          prefix="billingAddress"
        />
      )}
      <div className="sm:col-span-2">
        <Checkbox label={t("payment.agree", { version: quote.termsVersion })} name="agreed" required />
      </div>
      {failure && (
        <p role="alert" className="text-clay sm:col-span-2">
          {failure}
        </p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" disabled={waiting || card.failed} className="w-full sm:w-auto">
          {waiting
            ? t("payment.paying")
            : totalCents === null
              ? t("payment.place")
              : t("payment.pay", { total: money(totalCents, language, currency) })}
        </Button>
      </div>
    </Form>
  );
}

/** Placeholder for one of the provider's frames; the frame provides its own accessible name and announces its errors. */
function FrameField({ label, mount }: { label: string; mount: RefObject<HTMLDivElement | null> }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-small">
        {label}
      </p>
      <div ref={mount} className="min-h-20 border-t border-ink-soft bg-paper px-3 pt-2" />
    </div>
  );
}
