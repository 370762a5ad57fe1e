import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { takeLink } from "../../../proofs/mailed-link.repository.ts";
import { openView as openViewSession } from "../../../session/open-session.ts";
import { hashOf } from "../../../session/ticket.ts";

/** Opens a read-only session of a customer for the staff member who requested the link. */
export const openView: Verb<typeof account.openView> = async (context, { ticket }) => {
  const { query, storefront, now } = context;
  const link = await takeLink(query, { storefrontId: storefront.id, kinds: ["view"], hash: hashOf(ticket) }, now());
  if (!link?.accountId) throw new ShopError("account_link_invalid");
  return openViewSession(context, link.accountId, Number(link.data["staffId"]));
};
