import { type customer, languages } from "@azulejo/contract";
import { z } from "zod";
import type { Services } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import type { FileReader } from "../../../http/file-handler.ts";
import { findStorefront } from "../../storefront/index.ts";
import { selectLines, selectMonths } from "../statement/statement.repository.ts";
import { linesOf, monthsOf } from "../statement/statement.rules.ts";
import { selectCustomerName, selectInvoicePaper, selectPaperLines } from "./document.repository.ts";
import { renderPdf } from "./pdf-pool.ts";
import type { Sheet } from "./sheet.ts";
import { invoiceSheet, statementSheet } from "./write-sheet.ts";

const linked = z.object({
  kind: z.enum(["invoice", "statement"]),
  id: z.string(),
  whose: z.object({ storefrontId: z.number(), customerId: z.number(), branchIds: z.array(z.number()) }),
  language: z.enum(languages),
  expiresAt: z.number(),
});
type Linked = z.infer<typeof linked>;

/** Reads the document of a link; null once it has ended, for one that nobody sealed, and for what is gone. */
export const readDocument: FileReader<typeof customer.document> = async (services, { ticket }) => {
  const { seal, now } = services;
  const opened = seal.open(ticket);
  const link = opened === null ? null : linked.safeParse(parsed(opened)).data;
  if (!link || link.expiresAt < now().getTime()) return null;
  const sheet = await (link.kind === "invoice" ? invoiceOf(services, link) : statementOf(services, link));
  return sheet && renderPdf(sheet);
};

/** Other sealed texts of the shop are no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const storefrontOf = ({ database, referenceData }: Services, id: number) => findStorefront({ referenceData, query: database.query }, id);

async function invoiceOf(services: Services, { id, whose, language }: Linked): Promise<Sheet | null> {
  const { query } = services.database;
  const invoice = await selectInvoicePaper(query, whose, Number(id));
  if (!invoice) return null;
  return invoiceSheet(await storefrontOf(services, whose.storefrontId), language, invoice, await selectPaperLines(query, invoice.id));
}

async function statementOf(services: Services, { id, whose, language }: Linked): Promise<Sheet | null> {
  const { query } = services.database;
  const shop = await storefrontOf(services, whose.storefrontId);
  const account = { ...whose, timezone: shop.timezone };
  const months = monthsOf(await selectMonths(query, account), todayOf(services.now(), shop.timezone).slice(0, 7));
  const month = months.find((one) => one.month === id);
  if (!month) return null;
  const lines = linesOf(await selectLines(query, account, id), month.openingCents);
  const customer = await selectCustomerName(query, whose.customerId);
  return statementSheet(shop, language, { customer, currency: shop.settings.currency, month, lines });
}
