import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { insertLink, VIEW_MS } from "../../../proofs/mailed-link.repository.ts";
import { newTicket } from "../../../session/ticket.ts";
import { recordAct } from "../../audit/index.ts";
import { selectPersonDetails } from "./person.repository.ts";

/** Returns a ticket that opens the shop as the customer sees it. The audit log records who used it and why. */
export const viewAsCustomer: Verb<typeof office.viewAsCustomer> = (context, { accountId, reason }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const person = await selectPersonDetails(query, storefront.id, accountId);
    if (!person) throw new ShopError("office_person_not_found");
    if (person.isBlocked) throw new ShopError("office_person_locked");
    const { ticket, hash } = newTicket();
    const expiresAt = new Date(now().getTime() + VIEW_MS);
    await insertLink(query, {
      ...{ hash, kind: "view", storefrontId: storefront.id, accountId, expiresAt },
      data: { staffId: requireStaff(inside).staffId },
    });
    await recordAct(inside, { kind: "customer.viewed", subject: "person", no: person.email, before: null, after: { reason } });
    return { ticket };
  });
