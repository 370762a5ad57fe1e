import type { Context } from "../../context.ts";
import { emailKey as keyOf } from "../../domain/email-key.ts";
import { newTicket } from "../../session/ticket.ts";
import { insertSubscriptions, selectToken } from "./subscription.repository.ts";

/** Starts sources for an address whose owner has consented, inside the caller's transaction. */
export async function beginSubscriptions(inside: Context, email: string, sources: string[], language: string): Promise<void> {
  const { query, storefront, now } = inside;
  const subscriber = { storefrontId: storefront.id, emailKey: keyOf(email) };
  const token = (await selectToken(query, subscriber)) ?? newTicket().ticket;
  await insertSubscriptions(query, { ...subscriber, email, sources, language, token, since: now() });
}
