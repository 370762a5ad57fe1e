import { z } from "zod";
import { source } from "../column-sources.ts";
import { readShopifyCompanies } from "./companies.rules.ts";
import adobe from "./maps/adobe-commerce.json" with { type: "json" };
import quickbooks from "./maps/quickbooks.json" with { type: "json" };
import shopify from "./maps/shopify.json" with { type: "json" };
import woocommerce from "./maps/woocommerce.json" with { type: "json" };
import type { Step } from "./named-rows.ts";
import { readAdobeOrders, readShopifyOrders, readWooCommerceOrders } from "./orders.rules.ts";
import { type PersonColumns, readPeople } from "./people.rules.ts";
import { readQuickBooksCustomers, readQuickBooksInvoices } from "./quickbooks.rules.ts";

const plain = (): Step => (row) => [{ table: "rows", ...row }];

/** Readers that convert an export's rows to rows of records. A new reader is made for each file. */
const readers: Record<z.output<typeof readerName>, (columns: PersonColumns | undefined) => Step> = {
  people: (columns) => (columns ? readPeople(columns) : plain()),
  shopifyOrders: readShopifyOrders,
  shopifyCompanies: readShopifyCompanies,
  woocommerceOrders: readWooCommerceOrders,
  adobeOrders: () => readAdobeOrders,
  quickbooksCustomers: () => readQuickBooksCustomers,
  quickbooksInvoices: readQuickBooksInvoices,
};
const readerName = z.enum([
  "people",
  "shopifyOrders",
  "shopifyCompanies",
  "woocommerceOrders",
  "adobeOrders",
  "quickbooksCustomers",
  "quickbooksInvoices",
]);

const names = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);
const readyExport = z.strictObject({
  /** The export's usual name. */
  title: z.string(),
  /** Columns by which it is recognized; of alternative names, any one. */
  recognizedBy: z.array(names).min(2),
  reader: readerName,
  /** Columns that identify a person. */
  person: z
    .strictObject({
      email: z.string(),
      name: z.string().optional(),
      given: z.string().optional(),
      surname: z.string().optional(),
      state: z.string().optional(),
    })
    .optional(),
  /** By our file: the reader's table, a column that a row needs to be read, and the sources of our columns. */
  records: z.record(
    z.string(),
    z.strictObject({ from: z.string().default("rows"), where: z.string().optional(), columns: z.record(z.string(), source) }),
  ),
});
export type ReadyExport = z.output<typeof readyExport>;

/** Exports in reading order. Of a person who is in several, the first one counts. */
const exports: readonly ReadyExport[] = [shopify, adobe, woocommerce, quickbooks].flatMap((all) => z.array(readyExport).parse(all));

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Returns the position of an export in reading order. */
export function recognizeExport(header: readonly string[]): ReadyExport | null {
  const has = new Set(header.map(keyOf));
  return exports.find(({ recognizedBy }) => recognizedBy.every((any) => any.some((name) => has.has(keyOf(name))))) ?? null;
}

/** The rank of an export among those that are read. */
export const rankOf = (one: ReadyExport): number => exports.indexOf(one);

export const stepOf = ({ reader, person }: ReadyExport): Step => readers[reader](person);
