import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Database, Query } from "@azulejo/database";
import { stringify } from "csv-stringify/sync";
import type { Storefront } from "../../../domain/storefront.ts";
import { recordActOf } from "../../audit/index.ts";
import { exportCatalog, ImportError } from "../../catalog/index.ts";
import type { RedirectList } from "../../content/index.ts";
import { exportSettings } from "../../settings/index.ts";
import { storefrontOf } from "../move-in.ts";
import { type Kind, kindNames, kinds } from "../records/kinds.ts";
import { CERTIFICATES } from "../records/of-people.rules.ts";
import { CATALOG } from "../records/record-files.ts";
import {
  type ExportedRow,
  type Page,
  selectAddresses,
  selectBranches,
  selectBusinesses,
  selectCertificateFile,
  selectCertificates,
  selectContracts,
  selectLevels,
  selectPeople,
  selectWishes,
} from "./exported-accounts.repository.ts";
import { selectFigures, selectFurtherIds } from "./exported-ids.repository.ts";
import {
  type LeftOut,
  selectControl,
  selectGiftCards,
  selectInvoices,
  selectLeftOut,
  selectLines,
  selectOrders,
} from "./exported-orders.repository.ts";
import { selectQuoteLines, selectQuotes } from "./exported-quotes.repository.ts";
import { selectContainers, selectCosts, selectSlabs, selectStoreHours } from "./exported-stores.repository.ts";

const sources: { [Of in Kind]: (query: Query, page: Page) => Promise<ExportedRow[]> } = {
  level: selectLevels,
  business: selectBusinesses,
  branch: selectBranches,
  person: selectPeople,
  address: selectAddresses,
  contract: selectContracts,
  certificate: selectCertificates,
  wish: selectWishes,
  invoice: selectInvoices,
  order: selectOrders,
  line: selectLines,
  quote: selectQuotes,
  quoteLine: selectQuoteLines,
  giftCard: selectGiftCards,
  hours: selectStoreHours,
  container: selectContainers,
  slab: selectSlabs,
  cost: selectCosts,
  redirect: async (_, { redirects, after, limit }) =>
    redirects.slice(after, after + limit).map((one, at) => ({ key: after + at + 1, ...one })),
  figure: selectFigures,
  furtherId: selectFurtherIds,
};

export interface ExportOptions {
  database: Database;
  /** An empty folder, or one that doesn't exist yet. */
  folder: string;
  /** The first one by default. */
  storefrontId?: number | undefined;
  /** Whether people's password hashes are written too. */
  hasPasswords?: boolean | undefined;
  now?: Date | undefined;
  /** The site's redirects; missing if the content system can't be reached. */
  redirects?: RedirectList | null | undefined;
}

export interface ExportSummary extends LeftOut {
  /** Rows by kind. */
  rows: Record<Kind, number>;
  /** Products in the catalog's file. */
  products: number;
}

const PAGE_ROWS = 5000;

/**
 * Writes a storefront's accounts, people, prices, certificates, invoices, past orders, quotes and gift cards to files in the format of a move, and
 * its catalog with stock and its settings, from one snapshot of the database. The audit log records it.
 * @throws ImportError if the folder isn't empty
 */
export async function exportShop(options: ExportOptions): Promise<ExportSummary> {
  const { database, folder, hasPasswords = false, now = new Date() } = options;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ImportError(`${folder} is not empty.`);
  mkdirSync(join(folder, CERTIFICATES), { recursive: true, mode: 0o700 });
  const storefront = await storefrontOf(database.query, options.storefrontId);
  const { id: storefrontId } = storefront;
  const redirects = ((await options.redirects?.read()) ?? []).sort((a, b) => (a.from < b.from ? -1 : 1));
  const summary = await database.query
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (query) => {
      const rows = {} as Record<Kind, number>;
      for (const kind of kindNames) rows[kind] = await writeKind(query, kind, { storefrontId, hasPasswords, redirects }, folder);
      writePrivate(join(folder, "control.csv"), stringify(await selectControl(query, storefrontId), { header: true }));
      await writeSettings(query, storefrontId, folder);
      const products = await writeCatalogFile(query, storefront, folder);
      return { rows, products, ...(await selectLeftOut(query, storefrontId)) };
    });
  await database.query
    .transaction()
    .execute((query) =>
      recordActOf(
        { query, storefrontId, at: now, by: { actor: "command", name: "npm run export" } },
        { kind: "movein.exported", subject: "movein", no: "export", before: null, after: { ...summary, hasPasswords } },
      ),
    );
  return summary;
}

const writePrivate = (path: string, data: string | Uint8Array): void => writeFileSync(path, data, { mode: 0o600 });

/** Writes the settings with the definitions of the supplier's own facts, and their pictures beside them. */
async function writeSettings(query: Query, storefrontId: number, folder: string): Promise<void> {
  const exported = await exportSettings(query, storefrontId);
  if (!exported) return;
  for (const [name, bytes] of Object.entries(exported.pictures)) writePrivate(join(folder, name), Buffer.from(bytes, "base64"));
  writePrivate(join(folder, "settings.json"), `${JSON.stringify(exported.settings, null, 2)}\n`);
}

/** @returns the number of products */
async function writeCatalogFile(query: Query, storefront: Storefront, folder: string): Promise<number> {
  const handle = openSync(join(folder, `${CATALOG}.jsonl`), "wx", 0o600);
  let products = 0;
  try {
    for await (const lines of exportCatalog(query, storefront)) {
      writeSync(handle, lines.map((line) => `${line}\n`).join(""));
      products += lines.length;
    }
    return products;
  } finally {
    closeSync(handle);
  }
}

/** @returns the number of rows */
async function writeKind(query: Query, kind: Kind, of: Omit<Page, "after" | "limit">, folder: string): Promise<number> {
  const { file, required, optional } = kinds[kind];
  const columns = [...required, ...optional].map((key) => ({ key }));
  const handle = openSync(join(folder, `${file}.csv`), "wx", 0o600);
  let rows = 0;
  try {
    for (let after = 0, isFirst = true; ; isFirst = false) {
      const page = await sources[kind](query, { ...of, after, limit: PAGE_ROWS });
      writeSync(handle, stringify(page, { header: isFirst, columns }));
      if (kind === "certificate")
        for (const { key, file } of page) writePrivate(join(folder, CERTIFICATES, String(file)), await selectCertificateFile(query, key));
      rows += page.length;
      if (page.length < PAGE_ROWS) return rows;
      after = page.at(-1)?.key ?? after;
    }
  } finally {
    closeSync(handle);
  }
}
