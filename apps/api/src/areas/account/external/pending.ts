import { ShopError } from "@azulejo/contract";
import { z } from "zod";
import type { Context, Work } from "../../../context.ts";
import { EXTERNAL_MS, insertLink, selectLink } from "../../../proofs/mailed-link.repository.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";

/** A person as a service described them, stored until they complete the next step. */
const pending = z.object({
  needs: z.enum(["details", "password", "code"]),
  provider: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  givenName: z.string(),
  surname: z.string(),
  returnTo: z.string().nullable(),
  bindingHash: z.string(),
});
export type Pending = z.infer<typeof pending>;

/** Stores it for ten minutes, bound to the same browser. @param accountId the account to link or sign in to @returns its ticket */
export async function keepPending({ query, storefront, now }: Work, data: Pending, accountId: number | null): Promise<string> {
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + EXTERNAL_MS);
  await insertLink(query, { hash, kind: "external", storefrontId: storefront.id, ...(accountId && { accountId }), data, expiresAt });
  return ticket;
}

export const pendingLink = ({ storefront }: Work, ticket: string) => ({
  storefrontId: storefront.id,
  kinds: ["external" as const],
  hash: hashOf(ticket),
});

/** @throws account_link_invalid when the ticket is used, expired or from another browser */
export async function readPending(context: Context, ticket: string, binding: string): Promise<{ data: Pending; accountId: number | null }> {
  const link = await selectLink(context.query, pendingLink(context, ticket), context.now());
  const data = link && pending.parse(link.data);
  if (!data || data.bindingHash !== hashOf(binding)) throw new ShopError("account_link_invalid");
  return { data, accountId: link.accountId };
}
