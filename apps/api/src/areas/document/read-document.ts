import { type customer, languages } from "@azulejo/contract";
import type { DocumentKind } from "@azulejo/extend/documents.ts";
import { z } from "zod";
import type { Services } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import type { FileReader } from "../../http/file-handler.ts";
import { selectReceipt, toReceipt, withoutMoney } from "../customer/index.ts";
import { linesOf, monthsOf, selectLines, selectMonths } from "../invoice/index.ts";
import { pieceFor, toFormat } from "../product/index.ts";
import { type PaperQuote, selectPaperQuote } from "../quote/index.ts";
import { readStores } from "../store/index.ts";
import { findStorefront } from "../storefront/index.ts";
import { selectCustomerName, selectInvoicePaper, selectPaperLines } from "./invoice-paper.repository.ts";
import { linePicture } from "./line-picture.rules.ts";
import { renderPdf } from "./pdf-pool.ts";
import { illustrate } from "./read-line-pictures.ts";
import type { Sheet } from "./sheet.ts";
import { invoiceSheet } from "./sheets/invoice-sheet.ts";
import { orderSheet } from "./sheets/order-sheet.ts";
import { quoteSheet } from "./sheets/quote-sheet.ts";
import { statementSheet } from "./sheets/statement-sheet.ts";

const whose = z.object({ storefrontId: z.number(), customerId: z.number(), branchIds: z.array(z.number()) });
const every = z.object({ id: z.string(), language: z.enum(languages), expiresAt: z.number() });
const shown = every.extend({ storefrontId: z.number(), hidden: z.boolean() });
const linked = z.discriminatedUnion("kind", [
  every.extend({ kind: z.literal("invoice"), whose }),
  every.extend({ kind: z.literal("statement"), whose }),
  shown.extend({ kind: z.literal("quote"), quoteId: z.number(), versionNo: z.number() }),
  shown.extend({ kind: z.literal("acceptance"), receiptKey: z.string() }),
  shown.extend({ kind: z.literal("receipt"), receiptKey: z.string() }),
]);
type Linked = z.infer<typeof linked>;
type Of<Kind extends Linked["kind"]> = Extract<Linked, { kind: Kind }>;

/** Returns the document of a link as a PDF; null if the link is expired or forged, or the document no longer exists. */
export const readDocument: FileReader<typeof customer.document> = async (services, { ticket }) => {
  const { seal, now } = services;
  const opened = seal.open(ticket);
  const link = opened === null ? null : linked.safeParse(parsed(opened)).data;
  if (!link || link.expiresAt < now().getTime()) return null;
  const sheet = await sheetOf(services, link);
  return sheet && drawn(services, link.kind, sheet);
};

/** Lays out a document: an extension may have a layout of its own. */
const drawn = async ({ extension }: Services, kind: DocumentKind, sheet: Sheet) =>
  (await extension.drawDocument(kind, sheet)) ?? renderPdf(sheet);

/** Returns null for encrypted texts of other kinds, which aren't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sheetOf(services: Services, link: Linked): Promise<Sheet | null> {
  if (link.kind === "invoice") return invoiceOf(services, link);
  if (link.kind === "statement") return statementOf(services, link);
  return link.kind === "quote" ? quoteOf(services, link) : orderOf(services, link);
}

const storefrontOf = async ({ database, referenceData, shopOf }: Services, id: number) => ({
  ...(await findStorefront({ referenceData, query: database.query }, id)),
  publicUrl: shopOf(id).publicUrl,
});

async function invoiceOf(services: Services, { id, whose, language }: Of<"invoice">): Promise<Sheet | null> {
  const { query } = services.database;
  const invoice = await selectInvoicePaper(query, whose, Number(id));
  if (!invoice) return null;
  const shop = await storefrontOf(services, whose.storefrontId);
  return illustrate(services, invoiceSheet(shop, language, invoice, await selectPaperLines(query, invoice.id)));
}

/** Returns the statement of a month as a PDF; null for a month without one. */
export async function statementPdf(services: Services, which: Pick<Of<"statement">, "id" | "whose" | "language">): Promise<Buffer | null> {
  const sheet = await statementOf(services, which);
  return sheet && Buffer.from(await drawn(services, "statement", sheet));
}

async function statementOf(
  services: Services,
  { id, whose, language }: Pick<Of<"statement">, "id" | "whose" | "language">,
): Promise<Sheet | null> {
  const { query } = services.database;
  const shop = await storefrontOf(services, whose.storefrontId);
  const account = { ...whose, timezone: shop.timezone };
  const months = monthsOf(await selectMonths(query, account), todayOf(services.now(), shop.timezone).slice(0, 7));
  const month = months.find((one) => one.month === id);
  if (!month) return null;
  const lines = linesOf(await selectLines(query, account, id), month.openingCents);
  const customer = await selectCustomerName(query, whose.customerId);
  return statementSheet(shop, language, { customerNo: whose.customerId, customer, currency: shop.settings.currency, month, lines });
}

async function quoteOf(services: Services, { storefrontId, quoteId, versionNo, hidden, language }: Of<"quote">): Promise<Sheet | null> {
  const quote = await selectPaperQuote(services.database.query, quoteId, versionNo);
  if (!quote) return null;
  const pictures = await goodsPictures(services, storefrontId, quote.lines);
  return illustrate(services, quoteSheet(await storefrontOf(services, storefrontId), language, quote, { hidden, pictures }));
}

/** Returns the addresses of pictures of goods that are still sold, by item number. */
async function goodsPictures(
  { database, shopOf }: Services,
  storefrontId: number,
  lines: PaperQuote["lines"],
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await shopOf(storefrontId).catalog.products(database.query, storefrontId, ids);
  return new Map(
    products.flatMap((product) =>
      product.items.flatMap((item) => {
        const address = linePicture({ picture: pieceFor(product.pictures, item), format: toFormat(item, product) });
        return address === null ? [] : [[item.itemNo, address] as const];
      }),
    ),
  );
}

async function orderOf(services: Services, link: Of<"acceptance" | "receipt">): Promise<Sheet | null> {
  const { storefrontId, receiptKey, hidden, language, kind } = link;
  const { query } = services.database;
  const rows = await selectReceipt(query, { storefrontId, receiptKey });
  if (!rows) return null;
  const shop = await storefrontOf(services, storefrontId);
  const stores = await readStores({ query, referenceData: services.referenceData }, storefrontId);
  const receipt = toReceipt(rows, stores, { claimDays: shop.settings.claimDays, timezone: shop.timezone });
  return illustrate(services, orderSheet(shop, language, kind, hidden ? withoutMoney(receipt) : receipt));
}
