import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { ACCESS_CODE_MS, insertLink, takeLink } from "../../../proofs/mailed-link.repository.ts";
import { openSession } from "../../../session/open-session.ts";
import { selectSession } from "../../../session/session.repository.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";

export const issueAccessCode: Verb<typeof account.issueAccessCode> = async (context) => {
  const { id, accountId } = requireSession(context);
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(context.now().getTime() + ACCESS_CODE_MS);
  const storefrontId = context.storefront.id;
  await insertLink(context.query, { hash, kind: "code", storefrontId, accountId, data: { sessionId: id }, expiresAt });
  return { code: ticket };
};

/** A code is valid only while the session that requested it is. */
export const obtainAccessToken: Verb<typeof account.obtainAccessToken> = async (context, { code }) => {
  const storefrontId = context.storefront.id;
  const link = await takeLink(context.query, { storefrontId, kinds: ["code"], hash: hashOf(code) }, context.now());
  const session = link && (await selectSession(context.query, storefrontId, String(link.data.sessionId)));
  if (!session) throw new ShopError("account_link_invalid");
  return openSession(context, session.accountId, "link");
};
