import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../../context.ts";
import { noteSecurity } from "../../../session/security-log.ts";
import { type Document, readDocument } from "./document.ts";

/**
 * Reads a document that a customer uploads, and has it scanned if the shop has a scanner. If the scanner doesn't answer, the document is
 * refused, so that staff never open an unscanned one.
 * @throws customer_document_invalid, customer_document_infected, server_unavailable
 */
export async function receiveDocument(context: Context, sent: { name: string; data: string }): Promise<Document> {
  const document = await readDocument(sent.name, Buffer.from(sent.data, "base64"));
  if (!document) throw new ShopError("customer_document_invalid", { name: sent.name });
  const { scanner, log, requestId } = context;
  const scanned = await scanner?.scan(document.data).catch((error: unknown) => {
    log.error({ requestId, err: error }, "a document could not be scanned");
    throw new ShopError("server_unavailable");
  });
  if (scanned && !scanned.isClean) {
    noteSecurity(context, "document_infected", { accountId: requireSession(context).accountId }, { found: scanned.found });
    throw new ShopError("customer_document_infected", { name: sent.name });
  }
  return document;
}
