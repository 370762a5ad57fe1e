import { type Language, type office, ShopError } from "@azulejo/contract";
import { type AccountingFormat, type AccountingKind, accountingFormats } from "@azulejo/contract/areas/office.ts";
import { stringify } from "csv-stringify/sync";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff, type Work } from "../../../context.ts";
import { text } from "../../../messages/index.ts";
import { inWordsOf } from "../../../messages/supplier-words.ts";
import { recordAct } from "../../audit/index.ts";
import { ledgerOf } from "../journal/months.ts";
import { type Books, figuresOf, readBooks } from "./accounting-books.ts";
import type { Days } from "./books-of-days.repository.ts";
import { iifLines } from "./iif.rules.ts";
import { type AccountNames, netsuiteTable, plainTable, quickbooksOnlineTable, type Table } from "./tables.rules.ts";
import { insertTaking } from "./taken-file.repository.ts";

/** Writes a file for accounting and records who exported it with which figures, so that later differences can be found. */
export const takeFile: Verb<typeof office.takeAccountingFile> = (context, { kind, format, from, to }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, language, now } = inside;
    if (!(accountingFormats[format] as readonly string[]).includes(kind)) throw new ShopError("office_accounting_format");
    const days = kind === "customers" ? null : { from, to };
    const { text: file, ending, figures } = await writeAccountingFile(inside, language, { kind, format, days });
    if (figures.rows === 0) throw new ShopError("office_accounting_empty");
    await insertTaking(query, {
      storefrontId: storefront.id,
      kind,
      format,
      days,
      ...figures,
      at: now(),
      staffId: requireStaff(inside).staffId,
    });
    const no = [kind, ...(days ? [from, to] : [])].join(" ");
    await recordAct(inside, { kind: "accounting.taken", subject: "accounting", no, before: null, after: { format, ...figures } });
    const name = [storefront.siteKey, kind, ...(days ? [from, to] : [])].join("-");
    return { name: `${name}.${ending}`, type: "application/octet-stream" as const, data: Buffer.from(file).toString("base64") };
  });

interface WantedFile {
  kind: AccountingKind;
  format: AccountingFormat;
  days: Days | null;
}

/** Returns a file for accounting with its figures; without records it has a heading alone. @param language of the accounts' names */
export async function writeAccountingFile(work: Work, language: Language, { kind, format, days }: WantedFile) {
  const books = await readBooks(work.query, ledgerOf(work), kind, days);
  const named = () => write(format, books, (account) => text(language, `journal.account.${account}`));
  return { text: inWordsOf(work.storefront, named), ending: endings[format], figures: figuresOf(books) };
}

const endings: Record<AccountingFormat, string> = { csv: "csv", quickbooksOnline: "csv", quickbooksDesktop: "iif", netsuite: "csv" };

const tables: Partial<Record<AccountingFormat, (books: Books, names: AccountNames) => Table>> = {
  csv: plainTable,
  quickbooksOnline: quickbooksOnlineTable,
  netsuite: netsuiteTable,
};

function write(format: AccountingFormat, books: Books, names: AccountNames): string {
  const table = tables[format]?.(books, names);
  if (table) return stringify([[...table.columns], ...table.rows.map((row) => row.map(asText))], { record_delimiter: "windows" });
  return stringify(
    iifLines(books, names).map((line) => line.map(inOneLine)),
    { delimiter: "\t", quote: false, record_delimiter: "windows" },
  );
}

/** A spreadsheet would run a text that begins like a formula. Amounts below zero begin with a minus, too. */
const asText = (cell: string | number | null) =>
  typeof cell === "string" && /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/.test(cell) ? `'${cell}` : cell;

/** IIF knows no quotes: a tab or a line break would begin another value. */
const inOneLine = (cell: string | number | null): string => String(cell ?? "").replace(/[\t\r\n"]+/g, " ");
