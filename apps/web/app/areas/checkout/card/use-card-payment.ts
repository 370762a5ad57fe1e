import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { FormFaults } from "../../../form/form-faults.ts";
import type { Language } from "../../../i18n/language.ts";
import type { BankAnswer } from "../bank/bank-fields.tsx";
import { type CardScript, useCardFields } from "../card-fields.ts";

/** The action's result while a payment is in progress. */
export type PaymentOutcome = { status: "actionRequired"; clientSecret: string } | { status: "processing" };

interface Options {
  intent: string;
  script: CardScript;
  language: Language;
  /** The page action's latest result. */
  result: { outcome: PaymentOutcome | null } | undefined;
  /** Message for when the payment provider's script didn't load. */
  scriptFailed: string;
}

/**
 * Pays by card or bank account from a page's form: reads a new card from the provider's frames, shows the bank's authentication, and
 * repeats the attempt until it has ended. Meanwhile, a second click does nothing.
 */
export function useCardPayment({ intent, script, language, result, scriptFailed }: Options) {
  const submit = useSubmit();
  const card = useCardFields(script, language);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormFaults | null>(null);
  const body = useRef<FormData | null>(null);
  const navigating = useNavigation().state !== "idle";

  const send = () => (body.current ? submit(body.current, { method: "post" }) : undefined);
  const refuse = (message: string | null, fields: Record<string, string> = {}) => {
    const messages = message === null ? [] : [message];
    if (messages.length > 0 || Object.keys(fields).length > 0)
      setRefused({ intent, code: "payment_refused", messages, fields, entered: {} });
    setBusy(false);
  };

  const takeResult = useEffectEvent(({ outcome }: NonNullable<typeof result>) => {
    if (outcome?.status === "actionRequired") {
      // The server checks the payment itself, whatever the result in the browser is.
      void card.confirm(outcome.clientSecret).then((isShown) => (isShown ? send() : refuse(scriptFailed)), send);
      return;
    }
    if (outcome?.status === "processing") {
      const timer = setTimeout(() => void send(), 2000);
      return () => clearTimeout(timer);
    }
    setBusy(false);
  });
  useEffect(() => (result ? takeResult(result) : undefined), [result]);

  const begin = (sent: FormData) => {
    setBusy(true);
    setRefused(null);
    body.current = sent;
    sent.set("attempt", crypto.randomUUID());
  };

  return {
    card,
    refuse,
    isBusy: busy || navigating,
    /** Returns the errors found in the browser, or else those of the action. */
    faultsOr: (answered: FormFaults | null): FormFaults | null => (busy ? null : (refused ?? answered)),
    /** @param giveAccount sends a bank account to the payment provider, which then debits it instead of a card */
    async pay(sent: FormData, needsNewCard: boolean, giveAccount?: () => Promise<BankAnswer>): Promise<void> {
      begin(sent);
      if (needsNewCard || giveAccount) {
        const made = await (giveAccount ?? card.createPaymentMethod)();
        if ("failure" in made) return refuse(made.failure);
        if ("fields" in made) return refuse(null, made.fields);
        sent.set("payment.paymentMethodId", made.id);
      }
      await send();
    },
    /** Pays with a card from Apple Pay or Google Pay, whatever card was chosen in the form. */
    async payExpress(paymentMethodId: string, sent: FormData): Promise<void> {
      begin(sent);
      for (const name of ["payment.savedPaymentId", "payment.saveCard"]) sent.delete(name);
      sent.set("payment.paymentMethodId", paymentMethodId);
      await send();
    },
  };
}
