import { type customer, type Language, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { monthOf, todayOf } from "../../domain/day.ts";
import { text } from "../../messages/index.ts";
import { selectReceipt } from "../customer/index.ts";
import { type InvoiceOwner, readInvoiceOwner, selectMonths } from "../invoice/index.ts";
import { requireQuote, selectVersions } from "../quote/index.ts";
import { selectInvoicePaper } from "./invoice-paper.repository.ts";

const HOUR_MS = 3_600_000;

/** The document that a link opens. It has no prices if the caller may not see them. */
export type Paper =
  | { kind: "invoice" | "statement"; id: string; whose: InvoiceOwner }
  | { kind: "quote"; id: string; storefrontId: number; quoteId: number; versionNo: number; hidden: boolean }
  | { kind: "acceptance" | "receipt"; id: string; storefrontId: number; receiptKey: string; hidden: boolean };

/** A document with its language and the time at which its link expires (ms since 1970). */
export type LinkedPaper = Paper & { language: Language; expiresAt: number };

/** @throws account_prices_hidden, customer_invoice_unknown */
export const linkInvoice: Verb<typeof customer.renderInvoice> = async (context, { id }) => {
  const whose = await readInvoiceOwner(context);
  if (!(await selectInvoicePaper(context.query, whose, id))) throw new ShopError("customer_invoice_unknown", { invoiceNo: String(id) });
  return linkPaper(context, { kind: "invoice", id: String(id), whose });
};

/** @throws account_prices_hidden, customer_statement_unknown */
export const linkStatement: Verb<typeof customer.statementLink> = async (context, { id }) => {
  const whose = await readInvoiceOwner(context);
  const [first] = await selectMonths(context.query, { ...whose, timezone: context.storefront.timezone });
  if (!first || id < first.month || id > monthOf(todayOf(context.now(), context.storefront.timezone)))
    throw new ShopError("customer_statement_unknown");
  return linkPaper(context, { kind: "statement", id, whose });
};

/** @throws customer_quote_unknown, customer_quote_unanswered */
export const linkQuote: Verb<typeof customer.renderQuote> = async (context, { id }) => {
  const quote = await requireQuote(context, id);
  const [newest] = await selectVersions(context.query, quote.id);
  if (!newest) throw new ShopError("customer_quote_unanswered");
  const { storefrontId } = quote;
  const which = { storefrontId, quoteId: quote.id, versionNo: newest.versionNo, hidden: context.pricesHidden };
  return linkPaper(context, { kind: "quote", id: String(id), ...which });
};

/** A receipt's id is enough to read it. @throws customer_receipt_not_found */
const linkOrderPaper =
  (kind: "acceptance" | "receipt") =>
  async (context: Context, { id: receiptKey }: { id: string }) => {
    const storefrontId = context.storefront.id;
    const rows = await selectReceipt(context.query, { storefrontId, receiptKey });
    if (!rows) throw new ShopError("customer_receipt_not_found");
    return linkPaper(context, { kind, id: String(rows.order.orderNo), storefrontId, receiptKey, hidden: context.pricesHidden });
  };

export const linkOrderAcceptance: Verb<typeof customer.renderOrderAcceptance> = linkOrderPaper("acceptance");
export const linkReceipt: Verb<typeof customer.renderReceipt> = linkOrderPaper("receipt");

/** Creates a link that is encrypted with the session secret, so that it can't be forged or read. */
export function linkPaper({ seal, publicUrl, language, now }: Context, paper: Paper) {
  const expiresAt = now().getTime() + HOUR_MS;
  const ticket = seal.seal(JSON.stringify({ ...paper, language, expiresAt } satisfies LinkedPaper));
  return {
    url: `${publicUrl}/api/customer/document/${ticket}`,
    name: text(language, `document.${paper.kind}.file`, { id: paper.id }),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
