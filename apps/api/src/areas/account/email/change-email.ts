import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { insertLink, PROOF_MS, voidLinks } from "../../../proofs/mailed-link.repository.ts";
import { newTicket } from "../../../session/ticket.ts";
import { provePassword } from "../password/prove-password.ts";
import { requireAccount } from "../require-account.ts";
import { enqueueAccountMails, noticesTo } from "./account-mail.ts";

/** Changes nothing until the new address is confirmed. Voids the link of an earlier request. */
export const changeEmail: Verb<typeof account.changeEmail> = async (context, { email, password }) => {
  const owner = await requireAccount(context);
  await provePassword(context, owner, password);
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(context.now().getTime() + PROOF_MS);
  await inTransaction(context, async (inside) => {
    const { query, storefront, seal, now } = inside;
    await voidLinks(query, owner.id, ["address"], now());
    await insertLink(query, { hash, kind: "address", storefrontId: storefront.id, accountId: owner.id, data: { email }, expiresAt });
    await enqueueAccountMails(inside, [
      { mail: "addressProof", accountId: owner.id, email, sealedTicket: seal.seal(ticket) },
      ...noticesTo(context, owner, "addressAsked", email),
    ]);
  });
  return { done: true };
};
