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

/** Readers that turn an export's rows into rows of records; each file begins anew. */
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
  /** The name by which people know the export. */
  title: z.string(),
  /** Columns that it has; of several names, any. */
  recognizedBy: z.array(names).min(2),
  reader: readerName,
  /** Where it has what identifies a person. */
  person: z
    .strictObject({
      email: z.string(),
      name: z.string().optional(),
      given: z.string().optional(),
      surname: z.string().optional(),
      state: z.string().optional(),
    })
    .optional(),
  /** By our files: the reader's table, the column without which a row says nothing, and where our columns are. */
  records: z.record(
    z.string(),
    z.strictObject({ from: z.string().default("rows"), where: z.string().optional(), columns: z.record(z.string(), source) }),
  ),
});
export type ReadyExport = z.output<typeof readyExport>;

/** In this order files are read: of a person who is in several, the first one counts. */
const exports: readonly ReadyExport[] = [shopify, adobe, woocommerce, quickbooks].flatMap((all) => z.array(readyExport).parse(all));

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Returns the export that has such columns, or null. */
export function recognizeExport(header: readonly string[]): ReadyExport | null {
  const has = new Set(header.map(keyOf));
  return exports.find(({ recognizedBy }) => recognizedBy.every((any) => any.some((name) => has.has(keyOf(name))))) ?? null;
}

/** The rank of an export among those that are read. */
export const rankOf = (one: ReadyExport): number => exports.indexOf(one);

export const stepOf = ({ reader, person }: ReadyExport): Step => readers[reader](person);
