import type { subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { requireSession, type Work } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { sourcesIn } from "./sources.ts";
import { selectSubscriptions } from "./subscription.repository.ts";

/** Hides the subscriptions of an unconfirmed address, because it may be a stranger's. */
export const listAccountSubscriptions: Verb<typeof subscriptions.list> = async (context) => {
  const { userName, emailProved } = requireSession(context);
  const got = emailProved ? await selectSubscriptions(context.query, ownerOf(context, userName)) : new Map<string, Date>();
  return sourcesIn(context.language).map((source) => ({
    ...source,
    subscribed: got.has(source.code),
    since: got.get(source.code)?.toISOString() ?? null,
  }));
};

const ownerOf = ({ storefront }: Work, userName: string) => ({ storefrontId: storefront.id, emailKey: emailKey(userName) });
