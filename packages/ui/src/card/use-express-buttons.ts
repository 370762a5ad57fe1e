import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExpressElements, Failure } from "./card-script.ts";
import type { CardFrames } from "./use-card-frames.ts";

interface Options {
  /** The total in the currency's smallest unit; null while there is none. */
  amount: number | null;
  currency: string;
  language: string;
  /** Returns whether a wallet may open now; if not, the page says why. */
  mayOpen(): boolean;
  /** Pays with the approved payment method. */
  pay(paymentMethodId: string): Promise<unknown>;
  /** @param failure in the shop's words; null if there is nothing to say */
  refuse(failure: string | null): void;
}

/** Wallets that would pay without a card have ways of their own. */
const WALLETS = { applePay: "auto", googlePay: "auto", link: "never", paypal: "never", amazonPay: "never", klarna: "never" };

/** Mounts the card provider's buttons for Apple Pay and Google Pay. They give a card, which pays like one that was typed. */
export function useExpressButtons(card: CardFrames, { amount, currency, language, mayOpen, pay, refuse }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<ExpressElements | null>(null);
  const [isAvailable, setAvailable] = useState(false);
  const known = amount !== null && amount > 0;

  const click = useEffectEvent((event: { resolve(): void; reject(): void }) => (mayOpen() ? event.resolve() : event.reject()));
  const confirm = useEffectEvent(async (group: ExpressElements, paymentFailed: () => void) => {
    const made = await methodOf(card, group);
    if ("id" in made) return pay(made.id);
    paymentFailed();
    refuse(made.failure);
  });
  const mount = useEffectEvent(async (isLeft: () => boolean) => {
    const provider = await card.provider();
    if (!provider || !place.current || amount === null || isLeft()) return null;
    const options = { mode: "payment", paymentMethodCreation: "manual", paymentMethodTypes: ["card"] } as const;
    const group = provider.elements({ ...options, amount, currency: currency.toLowerCase() });
    const element = group.create("expressCheckout", { paymentMethods: WALLETS, buttonHeight: 44 });
    element.on("ready", ({ availablePaymentMethods }) => setAvailable(availablePaymentMethods !== undefined));
    element.on("click", click);
    element.on("confirm", (event) => void confirm(group, () => event.paymentFailed({ reason: "fail" })));
    element.mount(place.current);
    elements.current = group;
    return element;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider's texts are in the language
  useEffect(() => {
    if (!known) return;
    let left = false;
    const mounted = mount(() => left);
    return () => {
      left = true;
      elements.current = null;
      setAvailable(false);
      void mounted.then((element) => element?.destroy());
    };
  }, [known, currency, language]);
  useEffect(() => {
    if (amount !== null && amount > 0) elements.current?.update({ amount });
  }, [amount]);
  return { place, isAvailable };
}

async function methodOf(card: CardFrames, elements: ExpressElements): Promise<{ id: string } | { failure: string | null }> {
  const provider = await card.provider();
  const failed = (error?: Failure) => ({ failure: card.failureOf(error) });
  try {
    const { error } = await elements.submit();
    if (error || !provider) return failed(error);
    const answer = await provider.createPaymentMethod({ elements });
    return answer.paymentMethod ? { id: answer.paymentMethod.id } : failed(answer.error);
  } catch {
    return failed();
  }
}
