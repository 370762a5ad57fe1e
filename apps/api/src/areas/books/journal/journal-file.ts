import type { office } from "@azulejo/contract";
import { stringify } from "csv-stringify/sync";
import type { Verb } from "../../../calls/handler.ts";
import { text } from "../../../messages/index.ts";
import { selectJournal } from "./month.repository.ts";
import { ledgerOf } from "./months.ts";

/** Spreadsheets take a file without this mark for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const columns = ["on", "key", "orderNo", "invoiceNo", "account", "debit", "credit"] as const;

/** Amounts are written with a point and two digits, as accounting programs read them. */
const dollars = (cents: number): string => (cents > 0 ? `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}` : "");

export const journalFile: Verb<typeof office.journalFile> = async (context, { month }) => {
  const { query, language } = context;
  const rows = (await selectJournal(query, ledgerOf(context), month)).map(({ amountCents, account, ...entry }) => ({
    ...entry,
    account: text(language, `journal.account.${account}`),
    debit: dollars(amountCents),
    credit: dollars(-amountCents),
  }));
  const header = columns.map((key) => ({ key, header: text(language, `journal.${key}`) }));
  const body = stringify(rows, { header: true, columns: header, escape_formulas: true, record_delimiter: "windows" });
  return { name: `journal-${month}.csv`, type: "text/csv" as const, data: Buffer.from(BYTE_ORDER_MARK + body).toString("base64") };
};
