import { type customer, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { joinBusiness } from "../../customer/index.ts";
import { contactPhone } from "../../store/index.ts";
import { countAttempts, insertAttempt, lockAttempts, type Proof, selectAdministrators, selectProved } from "./connect.repository.ts";

export const CONNECTION_MAIL = "mail.connection";

const DAY_MS = 86_400_000;
const TRIES_A_DAY = 5;
/** Invoices that are older than this many days prove nothing, because too many people may have seen them. */
const INVOICE_DAYS = 400;

type Input = ParsedInputOf<typeof customer.connectBusiness>;

/**
 * Connects the caller to an existing business account, proved by its number, ZIP code, and the number and total of one of its invoices.
 * Together these can't be guessed, and attempts are limited per caller's account, so that strangers can't lock out a business. Every
 * failure gets the same answer, so that the parts can't be guessed one by one. If the account has no administrator, its first person
 * becomes one; others get the right to order, and the administrators are notified.
 */
export const connectBusiness: Verb<typeof customer.connectBusiness> = async (context, input) => {
  const { accountId, customer, emailProved } = requireSession(context);
  if (customer) throw new ShopError("customer_already_member");
  if (!emailProved) throw new ShopError("account_address_unproved");
  const joined = await inTransaction(context, (inside) => attempt(inside, accountId, input));
  if (!joined) throw new ShopError("customer_connect_refused", { phone: await contactPhone(context) });
  return joined;
};

/** Records a failed attempt, which therefore must not roll back the transaction. @returns null for a failure */
async function attempt(inside: Context, accountId: number, input: Input): Promise<{ name: string } | null> {
  const { query, storefront, now } = inside;
  const at = now();
  const since = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const { customerNo } = input;
  await lockAttempts(query, accountId);
  if ((await countAttempts(query, accountId, since(1))) >= TRIES_A_DAY)
    throw new ShopError("customer_connect_many", { limit: TRIES_A_DAY, phone: await contactPhone(inside) });
  const found = await selectProved(query, storefront.id, proofOf(input), since(INVOICE_DAYS));
  await insertAttempt(query, { accountId, customerNo, at, succeeded: found !== null });
  if (!found) return null;
  const administrators = await selectAdministrators(query, found.id);
  await joinBusiness(inside, accountId, found.id, administrators.length === 0 ? ["Administrator"] : ["Sales"]);
  await inside.outbox.enqueue(
    query,
    administrators.map((administratorId) => ({
      kind: CONNECTION_MAIL,
      key: `connection:${accountId}:${administratorId}`,
      payload: { administratorId, accountId },
    })),
  );
  return { name: found.name };
}

function proofOf({ customerNo, postalCode, invoiceNo, invoiceAmountCents }: Input): Proof {
  const code = postalCode.replace(/\s+/g, "").toUpperCase();
  return { customerNo, invoiceNo, postalKey: /^\d/.test(code) ? code.slice(0, 5) : code, amountCents: invoiceAmountCents };
}
