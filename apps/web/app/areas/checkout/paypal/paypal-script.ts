/** The functions of PayPal's script that the shop uses. */
export interface PayPalButtons {
  render(node: HTMLElement): Promise<void>;
  close(): Promise<void>;
  isEligible(): boolean;
}

interface ButtonOptions {
  fundingSource: "paypal";
  style: { shape: "sharp"; height: number; label: "pay" };
  createOrder(): Promise<string>;
  onApprove(data: { orderID: string }, actions: { restart(): Promise<void> }): Promise<void>;
  onCancel(data: { orderID?: string }): Promise<void>;
  onError(error: unknown): void;
}

export interface PayPal {
  Buttons(options: ButtonOptions): PayPalButtons;
}

const provided = (): PayPal | undefined => (window as unknown as { paypal?: PayPal }).paypal;

let loading: Promise<PayPal> | null = null;

/**
 * Loads PayPal's script once. A failure is logged, and loading can be retried.
 * @param nonce allows the script's styles under the page's content security policy
 */
export function loadPayPalScript(address: string, nonce: string): Promise<PayPal> {
  loading ??= new Promise<PayPal>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.dataset["cspNonce"] = nonce;
    const fail = () => {
      script.remove();
      reject(new Error("Failed to load the PayPal SDK script"));
    };
    script.onload = () => {
      const paypal = provided();
      if (paypal) resolve(paypal);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  }).catch((error: Error) => {
    loading = null;
    console.error(error.message);
    throw error;
  });
  return loading;
}
