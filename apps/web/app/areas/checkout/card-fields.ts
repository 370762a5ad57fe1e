import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { useEffect, useRef, useState } from "react";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { type CardElement, type CardProvider, loadCardScript } from "./card-script.ts";

interface Mounted {
  provider: CardProvider;
  number: CardElement;
}

/** Mounts the provider's three frames in the page's placeholders. */
export function useCardFields(payment: Quote["payment"], language: Language) {
  const t = useText();
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const cvc = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [failed, setFailed] = useState(false);
  const { scriptUrl, publishableKey } = payment;

  useEffect(() => {
    let left = false;
    const made: CardElement[] = [];
    loadCardScript(scriptUrl).then(
      (create) => {
        if (left) return;
        const provider = create(publishableKey, { locale: language });
        const elements = provider.elements();
        const { color } = getComputedStyle(document.body);
        const style = {
          base: { color, fontSize: "16px" },
          invalid: { color: getComputedStyle(document.documentElement).getPropertyValue("--clay").trim() },
        };
        const mount = (type: "cardNumber" | "cardExpiry" | "cardCvc", node: HTMLElement | null) => {
          const element = elements.create(type, { style });
          if (node) element.mount(node);
          made.push(element);
          return element;
        };
        mounted.current = { provider, number: mount("cardNumber", number.current) };
        mount("cardExpiry", expiry.current);
        mount("cardCvc", cvc.current);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      mounted.current = null;
      for (const element of made) element.destroy();
    };
  }, [scriptUrl, publishableKey, language]);

  return {
    number,
    expiry,
    cvc,
    failed,
    async createPaymentMethod(email: string): Promise<{ id: string } | { failure: string }> {
      if (!mounted.current) return { failure: t("payment.scriptFailed") };
      const { provider, number: card } = mounted.current;
      const { paymentMethod, error } = await provider.createPaymentMethod({ type: "card", card, billing_details: { email } });
      return paymentMethod ? { id: paymentMethod.id } : { failure: error?.message ?? t("payment.failed") };
    },
    async confirm(clientSecret: string): Promise<void> {
      await mounted.current?.provider.handleNextAction({ clientSecret });
    },
  };
}
