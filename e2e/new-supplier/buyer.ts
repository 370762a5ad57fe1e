interface Envelope<Value> {
  success: boolean;
  messages?: string[];
  value: Value;
}

/** A caller of the shop's API over its public address. */
export function openBuyer(url: string, publicKey: string, language: string) {
  return async function call<Value>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Value> {
    const response = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: {
        "x-storefront-id": "1",
        "x-public-key": publicKey,
        "accept-language": language,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Envelope<Value>;
    if (!answer.success) throw new Error(`${path} answered ${response.status}: ${answer.messages?.join(" ")}`);
    return answer.value;
  };
}

interface Quote {
  termsVersion: string;
  totals: { goodsCents: number; deliveryCents: number; taxCents: number; totalCents: number };
}

export interface Placed {
  orderNo: number;
  receiptId: string;
  quote: Quote;
}

/** Buys items for delivery to Houston with a card. */
export async function buy(call: ReturnType<typeof openBuyer>, items: { itemNo: string; quantity: number }[]): Promise<Placed> {
  const { shoppingBagQuoteId } = await call<{ shoppingBagQuoteId: string }>("webshoppingbag/addbagitemV2", {
    items: items.map((item) => ({ ...item, fulfilmentType: "DLVR" })),
  });
  const person = { firstName: "Elena", lastName: "Cantú" };
  const quote = await call<Quote>("checkout/checkout", {
    shoppingBagQuoteId,
    contact: { ...person, email: "elena@example.test", phone: "713 555 0199" },
    deliveryAddress: { ...person, line1: "1100 Bagby St", city: "Houston", province: "TX", postalCode: "77002", country: "US" },
    billingSameAsDelivery: true,
    deliveryService: "freight",
  });
  const attempt = "attempt-of-the-first-order";
  const order = {
    shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.totals.totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  const placed = await call<{ orderNo: number; receiptId: string }>("checkout/complete", order, { "idempotency-key": `${attempt}-key` });
  return { ...placed, quote };
}
