import type { Services } from "../../context.ts";
import type { PaymentProvider, PaymentState } from "../../ports/payment-provider.ts";
import type { OrderHead } from "../order/index.ts";
import type { Payment } from "./placing/payment.repository.ts";

type Providers = Pick<Services, "payments" | "wallet">;

/** The providers that the shop takes payments with. */
export const providersOf = ({ payments, wallet }: Providers): PaymentProvider[] => (wallet ? [payments, wallet] : [payments]);

/** Returns the provider of a payment. @throws when it is no longer configured */
export function providerOf(context: Providers, { provider }: { provider: string }): PaymentProvider {
  const found = providersOf(context).find((one) => one.provider === provider);
  if (!found) throw new Error(`the payment provider ${provider} is not configured`);
  return found;
}

type Given = Payment & { providerId: string };

/**
 * Returns a payment's state at its provider. A payment that was approved in a wallet is charged now, because the buyer may not come back;
 * but only while the order waits for it.
 */
export function currentState(context: Providers, { providerId, provider, amountCents }: Given, order: OrderHead): Promise<PaymentState> {
  const { wallet } = context;
  if (wallet?.provider === provider && order.status === "reserved")
    return wallet.confirm(providerId, { amountCents, currency: order.currency });
  return providerOf(context, { provider }).read(providerId);
}
