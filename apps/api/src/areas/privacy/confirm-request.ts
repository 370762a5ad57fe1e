import { type privacy, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { selectLinkData, takeLink } from "../../proofs/mailed-link.repository.ts";
import { hashOf } from "../../session/ticket.ts";
import { dueOn } from "./due.rules.ts";
import { PRIVACY_RECEIVED, type ReceivedPayload, type UnconfirmedRequest } from "./privacy-message.ts";
import { insertRequest, selectRequest } from "./privacy-request.repository.ts";

/** Records the request when the link is first used, which proves that the address belongs to its owner. */
export const confirmPrivacy: Verb<typeof privacy.confirm> = async (context, { token }) => {
  const hash = hashOf(token);
  return inTransaction(context, async (inside) => {
    const { query, outbox, storefront, now } = inside;
    const asked = await selectLinkData<UnconfirmedRequest>(query, { storefrontId: storefront.id, kind: "privacy", hash }, now());
    if (!asked) throw new ShopError("account_link_invalid");
    const { requestNo, kind, email, name, language, details, receivedOn } = asked;
    const due = dueOn(receivedOn, false);
    const first = await takeLink(query, { storefrontId: storefront.id, kinds: ["privacy"], hash }, now());
    // An email sent twice has two links to the same request.
    if (first && !(await selectRequest(query, storefront.id, requestNo, true))) {
      const person = { email, emailKey: emailKey(email), name, language, details };
      const recorded = { recordedBy: null, recordedAt: now(), state: "verified" as const, verifiedAt: now() };
      await insertRequest(query, { storefrontId: storefront.id, requestNo, kind, ...person, receivedOn, ...recorded });
      const payload: ReceivedPayload = { storefrontId: storefront.id, requestNo, kind, email, name, language, dueOn: due };
      await outbox.enqueue(query, [{ kind: PRIVACY_RECEIVED, key: `privacy:received:${requestNo}`, payload: { ...payload } }]);
    }
    return { requestNo, kind, dueOn: due };
  });
};
