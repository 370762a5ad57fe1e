import { useEffect, useRef, useState } from "react";
import { type CardFault, cardFault } from "./card-fault.ts";
import { type CardElement, type CardProvider, type Failure, loadCardScript } from "./card-script.ts";

type CardPart = "cardNumber" | "cardExpiry" | "cardCvc";
const FAMILY = "Instrument Sans";

/** Where the provider's script is, and the key for it. */
export interface CardScript {
  scriptUrl: string;
  publishableKey: string;
}

export type CardFrames = ReturnType<typeof useCardFrames>;

interface Options extends CardScript {
  /** The language of the provider's own words. */
  language: string;
  /** The address of the font that is drawn in the frames. */
  font: string;
  words: {
    scriptFailed: string;
    /** The card could not be read, and the provider doesn't say why. */
    failed: string;
    faults: Record<CardFault, string>;
  };
}

interface Mounted {
  provider: CardProvider;
  number: CardElement;
}

/** Mounts the provider's three frames for a card in the page's placeholders. */
export function useCardFrames({ scriptUrl, publishableKey, language, font, words }: Options) {
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const cvc = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [failed, setFailed] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<CardPart, string>>>({});

  useEffect(() => {
    let left = false;
    const made: CardElement[] = [];
    loadCardScript(scriptUrl).then(
      (create) => {
        if (left) return;
        const provider = create(publishableKey, { locale: language });
        const src = `url(${new URL(font, location.origin)})`;
        const elements = provider.elements({ fonts: [{ family: FAMILY, src, weight: "400 700" }] });
        const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
        const style = {
          base: {
            color: token("--ink"),
            fontFamily: `"${FAMILY}", "Helvetica Neue", Arial, sans-serif`,
            fontSize: "16px",
            lineHeight: "24px",
            "::placeholder": { color: token("--ink-soft") },
          },
          invalid: { color: token("--ink") },
        };
        const mount = (type: CardPart, node: HTMLElement | null) => {
          const element = elements.create(type, { style });
          element.on("change", ({ error }) => setFaults((now) => ({ ...now, [type]: error?.message })));
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
  }, [scriptUrl, publishableKey, language, font]);

  return {
    number,
    expiry,
    cvc,
    failed,
    /** What is wrong in a field, in the provider's words. */
    faults,
    /** The failure is null when the fields themselves say what is wrong. */
    async createPaymentMethod(email?: string): Promise<{ id: string } | { failure: string | null }> {
      if (!mounted.current) return { failure: words.scriptFailed };
      const { provider, number: card } = mounted.current;
      const { paymentMethod, error } = await provider.createPaymentMethod({
        type: "card",
        card,
        ...(email && { billing_details: { email } }),
      });
      if (paymentMethod) return { id: paymentMethod.id };
      return { failure: failureOf(error, words) };
    },
    /** Shows the bank's authentication. @returns false without the provider's script */
    async confirm(clientSecret: string): Promise<boolean> {
      if (!mounted.current) return false;
      await mounted.current.provider.handleNextAction({ clientSecret });
      return true;
    },
    /** Gives the card to the provider for later payments. @returns what went wrong, null when the fields themselves say it */
    async save(clientSecret: string): Promise<{ failure: string | null } | null> {
      if (!mounted.current) return { failure: words.scriptFailed };
      const { provider, number: card } = mounted.current;
      const { error } = await provider.confirmCardSetup(clientSecret, { payment_method: { card } });
      return error ? { failure: failureOf(error, words) } : null;
    },
  };
}

/** Returns what went wrong, in our words; null when the fields themselves say it. */
function failureOf(error: Failure | undefined, words: Options["words"]): string | null {
  if (error?.type === "validation_error") return null;
  const fault = cardFault(error?.code);
  return fault ? words.faults[fault] : words.failed;
}
