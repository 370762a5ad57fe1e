import { ShopError, type subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction, requireSession } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { listAccountSubscriptions } from "./list-account-subscriptions.ts";
import { requireSources } from "./sources.ts";
import { beginSubscriptions } from "./subscribe.ts";
import { endSubscriptions, selectSubscriptions } from "./subscription.repository.ts";

/** Saves without a confirmation email, because the account's address is confirmed. */
export const saveAccountSubscriptions: Verb<typeof subscriptions.save> = async (context, { sources }) => {
  const { userName, emailProved, language } = requireSession(context);
  const wanted = requireSources(sources);
  if (!emailProved) throw new ShopError("account_address_unproved");
  await inTransaction(context, async (inside) => {
    const subscriber = { storefrontId: inside.storefront.id, emailKey: emailKey(userName) };
    const going = [...(await selectSubscriptions(inside.query, subscriber)).keys()];
    const dropped = going.filter((code) => !wanted.includes(code));
    await endSubscriptions(inside.query, subscriber, dropped, inside.now());
    await beginSubscriptions(inside, userName, wanted, language);
  });
  return listAccountSubscriptions(context, {});
};
