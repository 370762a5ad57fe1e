import { randomInt } from "node:crypto";
import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession, type Work } from "../../../context.ts";
import { newReference } from "../../../domain/reference.ts";
import { checkAddress } from "../../delivery/index.ts";
import type { Document } from "./document.ts";
import { receiveDocument } from "./receive-document.ts";
import { insertDocuments, insertRequest, type OpenRequest, selectOpenRequest } from "./request.repository.ts";

export const REQUEST_MAIL = "mail.customerRequest";
export const REQUEST_RECEIPT_MAIL = "mail.customerRequestReceipt";

/** Stores an application with its documents and queues its emails. Only one of each kind can be open at a time. */
export const createCustomerRequest: Verb<typeof customer.createRequest> = async (context, { kind, documents: sent, ...fields }) => {
  const { accountId, customer } = requireSession(context);
  if (kind === "business" && customer) throw new ShopError("customer_already_member");
  await refuseOpen(context, accountId, kind);
  await checkAddress(context, fields.address, "address");
  const documents: Document[] = [];
  for (const document of sent) documents.push(await receiveDocument(context, document));
  const reference = newReference(randomInt, "R");
  const stored = await inTransaction(context, async ({ query, outbox, now }) => {
    const request = await insertRequest(query, { accountId, kind, reference, fields, sentAt: now() });
    if (!request) return false;
    await insertDocuments(query, request.id, documents);
    await outbox.enqueue(query, [
      { kind: REQUEST_MAIL, key: `request:${reference}:staff`, payload: { requestId: request.id } },
      { kind: REQUEST_RECEIPT_MAIL, key: `request:${reference}:receipt`, payload: { requestId: request.id } },
    ]);
    return true;
  });
  if (stored) return { reference };
  await refuseOpen(context, accountId, kind);
  throw new Error("a customer's request vanished");
};

/** @throws customer_request_open with the reference of the open one */
async function refuseOpen({ query }: Work, accountId: number, kind: OpenRequest["kind"]): Promise<void> {
  const open = await selectOpenRequest(query, accountId, kind);
  if (open) throw new ShopError("customer_request_open", { reference: open.reference });
}
