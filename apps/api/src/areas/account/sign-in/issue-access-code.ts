import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { insertLink } from "../../../proofs/mailed-link.repository.ts";
import { ACCESS_CODE_MS } from "../../../proofs/mailed-link-lifetimes.ts";
import { newTicket } from "../../../session/ticket.ts";

export const issueAccessCode: Verb<typeof account.issueAccessCode> = async (context) => {
  const { id, accountId } = requireSession(context);
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(context.now().getTime() + ACCESS_CODE_MS);
  const storefrontId = context.storefront.id;
  await insertLink(context.query, { hash, kind: "code", storefrontId, accountId, data: { sessionId: id }, expiresAt });
  return { code: ticket };
};
