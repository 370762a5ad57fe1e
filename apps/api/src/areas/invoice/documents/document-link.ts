import { type customer, type Language, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { text } from "../../../messages/index.ts";
import { type Whose, whoseInvoices } from "../list/whose-invoices.ts";
import { selectMonths } from "../statement/statement.repository.ts";
import { selectInvoicePaper } from "./document.repository.ts";

const HOUR_MS = 3_600_000;

/** What a link opens, and until when. */
export interface LinkedDocument {
  kind: "invoice" | "statement";
  /** The number of an invoice, or a month. */
  id: string;
  whose: Whose;
  language: Language;
  expiresAt: number;
}

/** @throws account_prices_hidden, customer_invoice_unknown */
export const linkInvoice: Verb<typeof customer.renderInvoice> = async (context, { id }) => {
  const whose = await whoseInvoices(context);
  if (!(await selectInvoicePaper(context.query, whose, id))) throw new ShopError("customer_invoice_unknown", { invoiceNo: String(id) });
  return link(context, { kind: "invoice", id: String(id), whose });
};

/** @throws account_prices_hidden, customer_statement_unknown */
export const linkStatement: Verb<typeof customer.statementLink> = async (context, { id }) => {
  const whose = await whoseInvoices(context);
  const [first] = await selectMonths(context.query, { ...whose, timezone: context.storefront.timezone });
  if (!first || id < first.month || id > context.now().toISOString().slice(0, 7)) throw new ShopError("customer_statement_unknown");
  return link(context, { kind: "statement", id, whose });
};

/** The link is sealed with the session's secret: nobody can make one, and it says nothing to whoever reads it. */
function link({ seal, publicUrl, language, now }: Context, which: Pick<LinkedDocument, "kind" | "id" | "whose">) {
  const expiresAt = now().getTime() + HOUR_MS;
  const ticket = seal.seal(JSON.stringify({ ...which, language, expiresAt } satisfies LinkedDocument));
  return {
    url: `${publicUrl}/api/customer/document/${ticket}`,
    name: text(language, `document.${which.kind}.file`, { id: which.id }),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
