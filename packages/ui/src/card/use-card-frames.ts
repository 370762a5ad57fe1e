import { useEffect, useRef, useState } from "react";
import { type CardFault, cardFault } from "./card-fault.ts";
import { type CardElement, type CardProvider, type Failure, loadCardScript } from "./card-script.ts";

type CardPart = "cardNumber" | "cardExpiry" | "cardCvc";
const FAMILY = "Instrument Sans";

/** The address of the provider's script, and its key. */
export interface CardScript {
  scriptUrl: string;
  publishableKey: string;
}

export type CardFrames = ReturnType<typeof useCardFrames>;

interface Options extends CardScript {
  /** The language of the provider's texts. */
  language: string;
  /** The address of the font in the frames. */
  font: string;
  words: {
    scriptFailed: string;
    /** The message if the card could not be read for an unknown reason. */
    failed: string;
    faults: Record<CardFault, string>;
  };
}

/** How long in ms a payment waits for frames that are still loading. */
const FRAMES_WAIT_MS = 15_000;

interface Mounted {
  provider: CardProvider;
  number: CardElement;
  /** Resolves when a card can be typed into the frames. */
  ready: Promise<unknown>;
}

/** Mounts the provider's three frames for a card in the page's placeholders. */
export function useCardFrames({ scriptUrl, publishableKey, language, font, words }: Options) {
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const cvc = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<Mounted | null>>(Promise.resolve(null));
  const [failed, setFailed] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<CardPart, string>>>({});

  useEffect(() => {
    let left = false;
    const made: CardElement[] = [];
    const loading: Promise<unknown>[] = [];
    mounting.current = loadCardScript(scriptUrl).then(
      (create) => {
        if (left) return null;
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
          if (node) {
            loading.push(new Promise((resolve) => element.on("ready", resolve)));
            element.mount(node);
          }
          made.push(element);
          return element;
        };
        const cardNumber = mount("cardNumber", number.current);
        mount("cardExpiry", expiry.current);
        mount("cardCvc", cvc.current);
        return { provider, number: cardNumber, ready: Promise.all(loading) };
      },
      () => {
        if (!left) setFailed(true);
        return null;
      },
    );
    return () => {
      left = true;
      for (const element of made) element.destroy();
    };
  }, [scriptUrl, publishableKey, language, font]);

  /** Waits for the frames, because people may submit before they have loaded. Returns null if they don't load. */
  const readyFrames = (): Promise<Mounted | null> =>
    Promise.race([
      mounting.current.then(async (frames) => {
        await frames?.ready;
        return frames;
      }),
      new Promise<null>((resolve) => setTimeout(resolve, FRAMES_WAIT_MS, null)),
    ]);

  /** Returns the failure in the shop's words; null for a field's error, which is shown beside it. */
  const failureOf = (error: Failure | undefined): string | null => {
    if (error?.type === "validation_error") {
      setFaults((now) => ({ ...now, [partOf(error.code)]: error.message }));
      return null;
    }
    const fault = cardFault(error?.code);
    return fault ? words.faults[fault] : words.failed;
  };

  return {
    number,
    expiry,
    cvc,
    failed,
    /** Returns the provider once its script has loaded; null if it doesn't load. */
    async provider(): Promise<CardProvider | null> {
      // The effects of a part of the page run before the one that loads the script.
      await null;
      return (await mounting.current)?.provider ?? null;
    },
    /** Returns the failure of a payment in the shop's words. */
    failureOf,
    /** Errors of fields, in the provider's words. */
    faults,
    /** The failure is null if the fields show what is wrong. */
    async createPaymentMethod(email?: string): Promise<{ id: string } | { failure: string | null }> {
      const frames = await readyFrames();
      if (!frames) return { failure: words.scriptFailed };
      const { provider, number: card } = frames;
      const billing = email && { billing_details: { email } };
      const { paymentMethod, error } = await answerOf(() => provider.createPaymentMethod({ type: "card", card, ...billing }));
      if (paymentMethod) return { id: paymentMethod.id };
      return { failure: failureOf(error) };
    },
    /** Shows the bank's authentication. @returns false without the provider's script */
    async confirm(clientSecret: string): Promise<boolean> {
      const frames = await mounting.current;
      await frames?.provider.handleNextAction({ clientSecret });
      return frames !== null;
    },
    /** Saves the card at the provider for later payments. @returns the failure, or null if the fields show it */
    async save(clientSecret: string): Promise<{ failure: string | null } | null> {
      const frames = await readyFrames();
      if (!frames) return { failure: words.scriptFailed };
      const { provider, number: card } = frames;
      const { error } = await answerOf(() => provider.confirmCardSetup(clientSecret, { payment_method: { card } }));
      return error ? { failure: failureOf(error) } : null;
    },
  };
}

/** Calls the provider, whose script throws if it can't make the request, for example because a frame was removed. */
async function answerOf<Answer extends { error?: Failure }>(
  ask: () => Promise<Answer>,
): Promise<Answer | { paymentMethod?: undefined; error: Failure }> {
  try {
    return await ask();
  } catch {
    return { error: {} };
  }
}

/** Returns the field of an error code such as `incomplete_number`. */
const partOf = (code = ""): CardPart => (code.includes("number") ? "cardNumber" : code.includes("expiry") ? "cardExpiry" : "cardCvc");
