import { ShopError } from "@azulejo/contract";
import type { CreditLine } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../../context.ts";
import { addDays } from "../../../domain/day.ts";
import { daysOf } from "../../../domain/orders/payment-term.rules.ts";
import { money } from "../../../mail/formats.ts";
import { todayAt } from "../../product/index.ts";
import { contactPhone } from "../../store/index.ts";
import { selectCreditAccount } from "./credit-line.repository.ts";
import { availableOf, hasCreditLine, type Tenders, tendersOf } from "./credit-line.rules.ts";

/** Returns the caller's credit line; null without one. */
export async function readCreditLine(context: Context): Promise<CreditLine | null> {
  const { session, pricesHidden, query } = context;
  if (!session?.customer || pricesHidden) return null;
  const account = await selectCreditAccount(query, session.customer.id);
  if (!account || !hasCreditLine(account)) return null;
  return { term: account.term, dueOn: dueDayOf(context, account.term), availableCents: availableOf(account) };
}

/** Returns the day on which a charge of today is due. */
export const dueDayOf = (context: Context, term: string): string => addDays(todayAt(context), daysOf(term) ?? 0);

/**
 * Divides an order's total between credit line and card, and holds the account until the transaction ends.
 * @param creditCents the part for the credit line; null for all of it
 * @throws checkout_credit_unavailable, checkout_credit_limit, checkout_credit_split
 */
export async function claimCredit(
  context: Context,
  totalCents: number,
  creditCents: number | null,
): Promise<Tenders & { dueOn: string | null }> {
  const { session, query, storefront, language } = context;
  const account = creditCents === 0 || !session?.customer ? null : await selectCreditAccount(query, session.customer.id, true);
  const tenders = tendersOf(totalCents, creditCents, account);
  if (typeof tenders === "object") return { ...tenders, dueOn: account ? dueDayOf(context, account.term) : null };
  if (tenders === "split") throw new ShopError("checkout_credit_split");
  const phone = await contactPhone(context);
  if (tenders === "unavailable" || !account) throw new ShopError("checkout_credit_unavailable", { phone });
  throw new ShopError("checkout_credit_limit", { phone, available: money(availableOf(account), storefront.settings.currency, language) });
}
