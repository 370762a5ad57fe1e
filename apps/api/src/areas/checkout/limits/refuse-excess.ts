import { createHash } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { clientOf } from "../../../domain/client-address.ts";
import { money } from "../../../mail/formats.ts";
import type { PayableAmounts } from "../../../ports/payment-provider.ts";
import { contactPhone } from "../../store/index.ts";
import type { OrderQuote } from "../quote/order-quote.ts";
import { requireWallet } from "../wallet/wallet-of.ts";
import { selectBought } from "./limit.repository.ts";
import { chargedCents, isPayable, type WayToPay } from "./payable-amount.rules.ts";

const DAY_MS = 86_400_000;

/** Returns the key that unpaid orders are counted by: a network address, stored as a digest. */
export const clientKeyOf = ({ client, storefront }: Context): string =>
  createHash("sha256")
    .update(`${storefront.id}:${clientOf(client.address)}`)
    .digest("base64url");

/**
 * Refuses an order above the limits, before any stock is held.
 * @throws checkout_amount, checkout_credit_rest, checkout_samples_limit, checkout_sample_item_limit, checkout_gift_card_day
 */
export async function refuseExcess(context: Context, quote: OrderQuote, way: WayToPay): Promise<void> {
  await refuseCharge(context, quote.totalCents ?? 0, way);
  await refuseSamples(context, quote);
  await refuseGiftCards(context, quote);
}

/** Refuses an order whose amount the provider would refuse. */
async function refuseCharge(context: Context, totalCents: number, way: WayToPay): Promise<void> {
  const cents = chargedCents(totalCents, way);
  // Amounts of zero or less, because the credit line covers the total, are refused elsewhere.
  if (cents <= 0) return;
  const { amounts } = way.type === "PayPal" ? requireWallet(context) : context.payments;
  const most = totalCents - amounts.lowest;
  if (cents < amounts.lowest && cents < totalCents && most > 0)
    throw new ShopError("checkout_credit_rest", { rest: moneyOf(context, cents), most: moneyOf(context, most) });
  await refuseAmount(context, cents, amounts);
}

/** Refuses an amount that the provider would refuse; a card's by default. @throws checkout_amount */
export async function refuseAmount(context: Context, cents: number, amounts: PayableAmounts = context.payments.amounts): Promise<void> {
  if (isPayable(cents, amounts)) return;
  throw new ShopError("checkout_amount", {
    lowest: moneyOf(context, amounts.lowest),
    highest: moneyOf(context, amounts.highest),
    phone: await contactPhone(context),
  });
}

/** Returns the error for an amount that is too low or too high to request, with both limits. */
export const amountLimits = (context: Context): ShopError => {
  const { lowest, highest } = context.payments.amounts;
  return new ShopError("office_amount_limits", { lowest: moneyOf(context, lowest), highest: moneyOf(context, highest) });
};

const sumOf = (quote: OrderQuote, kind: string, of: "units" | "cents"): number =>
  quote.priced.lines
    .filter(({ item }) => item?.kind === kind)
    .reduce((sum, one) => sum + (of === "units" ? one.line.quantity : (one.goodsCents ?? 0)), 0);

const since = (context: Context, days: number): Date => new Date(context.now().getTime() - days * DAY_MS);

/** Limits the samples of a household, together and of each item. */
async function refuseSamples(context: Context, quote: OrderQuote): Promise<void> {
  const { samplesPerBuyer, samplesOfOneItem, sampleDays: days } = context.storefront.settings.limits;
  const samples = quote.priced.lines.filter(({ item }) => item?.kind === "sample");
  if (samples.length === 0) return;
  const { contact, deliveryAddress } = quote.collected;
  const buyer = { storefrontId: context.storefront.id, email: contact?.email ?? "", address: deliveryAddress ?? null };
  const count = { ...buyer, kind: "sample" as const, since: since(context, days) };
  const { units: before } = await selectBought(context.query, count);
  const phone = () => contactPhone(context);
  if (before + sumOf(quote, "sample", "units") > samplesPerBuyer)
    throw new ShopError("checkout_samples_limit", { before, days, limit: samplesPerBuyer, phone: await phone() });
  for (const { item, line, name } of samples) {
    const { units } = await selectBought(context.query, { ...count, itemNo: item?.itemNo ?? "" });
    if (units + line.quantity > samplesOfOneItem)
      throw new ShopError("checkout_sample_item_limit", { name, before: units, days, limit: samplesOfOneItem, phone: await phone() });
  }
}

async function refuseGiftCards(context: Context, quote: OrderQuote): Promise<void> {
  const { giftCardCentsPerDay: limit } = context.storefront.settings.limits;
  const wanted = sumOf(quote, "electronic", "cents");
  if (wanted === 0) return;
  const buyer = {
    storefrontId: context.storefront.id,
    email: quote.collected.contact?.email ?? "",
    address: null,
    kind: "electronic" as const,
  };
  const { cents } = await selectBought(context.query, { ...buyer, since: since(context, 1) });
  if (cents + wanted > limit) throw new ShopError("checkout_gift_card_day", { amount: moneyOf(context, limit) });
}

const moneyOf = ({ language, storefront }: Context, cents: number): string => money(cents, storefront.settings.currency, language);
