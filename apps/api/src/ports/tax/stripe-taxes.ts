import {
  type ItemTax,
  TaxAddressError,
  type TaxAnswer,
  type TaxDocument,
  type TaxedItem,
  type TaxLevel,
  type TaxPlace,
  type TaxRefund,
  type TaxService,
} from "@azulejo/extend/tax-service.ts";
import type Stripe from "stripe";
import { isStripeError, loadStripe } from "../stripe/stripe-library.ts";

export interface StripeTaxOptions {
  secretKey: string;
  /** The provider's origin; development differs from production only in this address. */
  apiUrl?: string | undefined;
}

/** The vendor's codes for tangible goods and for shipping. */
const USUAL_CODES = { goods: "txcd_99999999", sample: "txcd_99999999", delivery: "txcd_92010001" } as const;
const REPORT_MS = 30_000;
/** Somewhat longer than a buyer waits, because the library takes no abort signal. */
const QUESTION_MS = 6000;
const LEVELS: readonly TaxLevel[] = ["country", "state", "county", "city", "district"];

/**
 * Calculates sales tax with Stripe Tax. A calculation has one destination, so an order may need several. Each sale is a transaction per
 * calculation, with the tax that Stripe calculated, and refunds reverse its lines.
 */
export function createStripeTaxes({ secretKey, apiUrl }: StripeTaxOptions): TaxService {
  let client: Stripe | null = null;
  const stripe = (): Stripe => {
    client ??= new (loadStripe())(secretKey, { ...hostOf(apiUrl), maxNetworkRetries: 0, timeout: REPORT_MS, telemetry: false });
    return client;
  };
  return {
    name: "stripe",
    isLocal: false,
    takesSales: true,
    async calculate(document) {
      const answers = parcelsOf(document.items).map((parcel) => calculate(stripe(), document, parcel, { timeout: QUESTION_MS }));
      return { items: (await Promise.all(answers)).flatMap(answersOf) };
    },
    async commit(sale) {
      const ids: string[] = [];
      for (const [index, parcel] of parcelsOf(sale.items).entries()) {
        const reference = `${sale.code}-${index + 1}`;
        const { id } = await calculate(stripe(), sale, parcel, { idempotencyKey: `${reference}-calculation` });
        if (!id) throw new Error("Stripe Tax has not kept the calculation");
        const recorded = stripe().tax.transactions.createFromCalculation({ calculation: id, reference }, { idempotencyKey: reference });
        ids.push((await recorded).id);
      }
      return ids.join(",");
    },
    async void(code, ref) {
      for (const [index, id] of transactionsIn(ref).entries()) {
        const reference = `${code}-${index + 1}-void`;
        const reversal = { mode: "full", original_transaction: id, reference };
        await stripe().tax.transactions.createReversal(reversal, { idempotencyKey: reference });
      }
    },
    async refund(refund) {
      for (const [index, id] of transactionsIn(refund.saleRef).entries())
        await reverse(stripe(), refund, id, `${refund.code}-${index + 1}`);
    },
  };
}

const transactionsIn = (ref: string | null): string[] => (ref ? ref.split(",") : []);

/** Groups items by origin, destination and certificate. */
function parcelsOf<Item extends TaxedItem>(items: Item[]): Item[][] {
  return [...Map.groupBy(items, ({ from, to, certificateNo }) => JSON.stringify([from, to, certificateNo !== null])).values()];
}

async function calculate(stripe: Stripe, { currency }: TaxDocument, parcel: TaxedItem[], options: Stripe.RequestOptions) {
  const [first] = parcel;
  if (!first) throw new Error("nothing is taxed");
  const asked: Stripe.Tax.CalculationCreateParams = {
    currency: currency.toLowerCase(),
    line_items: parcel.map(({ ref, kind, quantity, cents, taxCode }) => ({
      reference: ref,
      amount: cents,
      quantity,
      tax_behavior: "exclusive",
      tax_code: taxCode ?? USUAL_CODES[kind],
    })),
    customer_details: {
      address: placeOf(first.to),
      address_source: "shipping",
      ...(first.certificateNo !== null && { taxability_override: "customer_exempt" }),
    },
    ship_from_details: { address: placeOf(first.from) },
    expand: ["line_items.data.tax_breakdown"],
  };
  try {
    return await stripe.tax.calculations.create(asked, options);
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.code === "customer_tax_location_invalid")
      throw new TaxAddressError(error.message, { cause: error });
    throw error;
  }
}

const placeOf = ({ line1, line2, city, province, postalCode, country }: TaxPlace): Stripe.AddressParam & { country: string } => ({
  ...(line1 && { line1 }),
  ...(line2 && { line2 }),
  ...(city && { city }),
  state: province,
  postal_code: postalCode,
  country,
});

type Calculation = Awaited<ReturnType<typeof calculate>>;

/** Reads only the first page of items, because no order has more lines than a page. */
const answersOf = ({ line_items: items }: Calculation): TaxAnswer["items"] =>
  (items?.data ?? []).map(({ reference, tax_breakdown: taxes }) => ({ ref: reference, taxes: (taxes ?? []).flatMap(taxOf) }));

function taxOf({ amount, jurisdiction, tax_rate_details: rate, taxable_amount: taxableCents }: Breakdown): ItemTax[] {
  const ratePpm = Math.round(Number(rate?.percentage_decimal ?? 0) * 10_000);
  if (ratePpm === 0 || (amount === 0 && taxableCents === 0)) return [];
  const { country, state, level: named, display_name: name } = jurisdiction;
  const level = LEVELS.find((one) => one === named) ?? "district";
  const province = state ?? "";
  const place = level === "state" ? province : name;
  return [{ level, jurisdiction: place, country, province, ratePpm, taxableCents, cents: amount }];
}

type Breakdown = NonNullable<Stripe.Tax.CalculationLineItem["tax_breakdown"]>[number];

/** Reverses the refunded lines of one transaction. */
async function reverse(stripe: Stripe, refund: TaxRefund, transaction: string, reference: string): Promise<void> {
  const { data } = await stripe.tax.transactions.listLineItems(transaction, { limit: 100 });
  const lines = refund.items.flatMap(({ ref, cents, taxCents }) => {
    const line = data.find((one) => one.reference === ref);
    return line ? [{ original_line_item: line.id, reference: `${reference}-${ref}`, amount: -cents, amount_tax: -taxCents }] : [];
  });
  if (lines.length === 0) return;
  const reversal = { mode: "partial", original_transaction: transaction, reference, line_items: lines };
  await stripe.tax.transactions.createReversal(reversal, { idempotencyKey: reference });
}

function hostOf(address: string | undefined) {
  if (address === undefined) return {};
  const { protocol, hostname, port } = new URL(address);
  return { protocol: protocol.replace(":", "") as "http" | "https", host: hostname, ...(port && { port }) };
}
