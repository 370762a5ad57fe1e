/** The parts of the card provider's script that the shop uses. */
export interface CardElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(
    event: "ready" | "change",
    listener: (event: { complete?: boolean; empty?: boolean; error?: { code?: string; message?: string } | undefined }) => void,
  ): void;
}

/** The provider's buttons for Apple Pay and Google Pay; it shows those that the browser and the buyer have. */
export interface ExpressElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: "ready", listener: (event: { availablePaymentMethods?: object | undefined }) => void): void;
  /** The page has one second to say whether the wallet may open. */
  on(event: "click", listener: (event: { resolve(): void; reject(): void }) => void): void;
  on(event: "confirm", listener: (event: { paymentFailed(options?: { reason: "fail" }): void }) => void): void;
}

export interface ExpressElements {
  create(type: "expressCheckout", options: object): ExpressElement;
  submit(): Promise<{ error?: Failure }>;
  /** @param change the amount in the currency's smallest unit */
  update(change: { amount: number }): void;
}

/** @see https://docs.stripe.com/js/elements_object/create_without_intent */
interface ExpressOptions {
  mode: "payment";
  amount: number;
  currency: string;
  paymentMethodCreation: "manual";
  paymentMethodTypes: readonly ["card"];
}

export interface Failure {
  code?: string;
  type?: string;
  message?: string;
}

export interface CardProvider {
  elements(options: ExpressOptions): ExpressElements;
  elements(options?: { fonts: { family: string; src: string; weight: string }[] }): {
    create(type: "cardNumber" | "cardExpiry" | "cardCvc", options?: object): CardElement;
  };
  createPaymentMethod(options: object): Promise<{ paymentMethod?: { id: string }; error?: Failure }>;
  confirmCardSetup(clientSecret: string, options: { payment_method: { card: CardElement } }): Promise<{ error?: Failure }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: Failure }>;
}

type Factory = (key: string, options: { locale: string }) => CardProvider;

let loading: Promise<Factory> | null = null;

/** Loads the provider's script once from the configured address. A failure is logged and can be retried. */
export function loadCardScript(address: string): Promise<Factory> {
  loading ??= new Promise<Factory>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => {
      const factory = (window as unknown as { Stripe?: Factory }).Stripe;
      if (factory) resolve(factory);
      else reject(new Error("Failed to load the Stripe SDK script"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Failed to load the Stripe SDK script"));
    };
    document.head.append(script);
  }).catch((error: Error) => {
    loading = null;
    console.error(error.message);
    throw error;
  });
  return loading;
}
