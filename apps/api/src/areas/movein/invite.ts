import type { Query } from "@azulejo/database";
import type { Outbox } from "../../outbox/outbox.ts";
import { enqueueAccountMails } from "../account/index.ts";
import { storefrontOf } from "./move-in.ts";
import { type Arrival, selectArrivals, takeUninvited } from "./write/invitation.repository.ts";

interface Shop {
  query: Query;
  outbox: Outbox;
  now(): Date;
}

/** A system from which people were moved, and the storefront; the first one by default. */
interface From {
  source: string;
  storefrontId?: number | undefined;
}

/** Asks moved people to choose a password, in the order of their rows. @returns how many were asked */
export const inviteMovedIn = ({ query, outbox, now }: Shop, { source, storefrontId }: From, count: number): Promise<number> =>
  query.transaction().execute(async (inside) => {
    const storefront = await storefrontOf(inside, storefrontId);
    const accountIds = await takeUninvited(inside, { storefrontId: storefront.id, source }, count, now());
    await enqueueAccountMails(
      { query: inside, outbox },
      accountIds.map((accountId) => ({ mail: "movedIn", accountId })),
    );
    return accountIds.length;
  });

/** Returns everyone moved from a system, with whether they have signed in. */
export async function arrivalsOf(query: Query, { source, storefrontId }: From): Promise<Arrival[]> {
  const storefront = await storefrontOf(query, storefrontId);
  return selectArrivals(query, { storefrontId: storefront.id, source });
}
