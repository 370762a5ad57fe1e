import { ShopError } from "@azulejo/contract";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";
import { insertLink, selectLink } from "../link.repository.ts";
import { EXTERNAL_MS } from "../link-lifetimes.ts";

/** What another service has said of somebody, waiting for the person's own word. */
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

/** Keeps it for ten minutes, for the same browser. @param accountId to be linked or entered @returns its ticket */
export async function keepPending({ query, storefront, now }: Context, data: Pending, accountId: number | null): Promise<string> {
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + EXTERNAL_MS);
  await insertLink(query, { hash, kind: "external", storefrontId: storefront.id, ...(accountId && { accountId }), data, expiresAt });
  return ticket;
}

export const namedBy = ({ storefront }: Context, ticket: string) => ({
  storefrontId: storefront.id,
  kinds: ["external" as const],
  hash: hashOf(ticket),
});

/** @throws account_link_invalid when it is used, too old or another browser's */
export async function readPending(context: Context, ticket: string, binding: string): Promise<{ data: Pending; accountId: number | null }> {
  const link = await selectLink(context.query, namedBy(context, ticket), context.now());
  const data = link && pending.parse(link.data);
  if (!data || data.bindingHash !== hashOf(binding)) throw new ShopError("account_link_invalid");
  return { data, accountId: link.accountId };
}
