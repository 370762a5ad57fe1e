import { posix } from "node:path";
import type { ImportedCheck } from "@azulejo/contract/areas/office.ts";
import type { FileStore } from "@azulejo/extend/file-store.ts";
import { inTransaction, type Services, type Work, workOn } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import type { AccountingExchange, ExchangedFile } from "../../../ports/accounting-exchange.ts";
import { insertTaking, writeAccountingFile } from "../../books/index.ts";
import { csvCell } from "../../catalog/index.ts";
import { importReceived } from "../../checkout/index.ts";
import { listStorefronts } from "../../storefront/index.ts";
import { insertDrop, selectLastDrop } from "./accounting-drop.repository.ts";
import { readReceived } from "./read-received.ts";

/** Days that are written at once after the store was away. Later ones follow with the next run. */
const MAX_DAYS = 31;
/** How the audit log names this job. */
const BY = { actor: "system", name: "accounting exchange" } as const;

/** Writes the files of each day that is over to accounting's store, and records the payments in files that accounting has put there. */
export async function exchangeAccounting(services: Services): Promise<void> {
  const { accounting, database, referenceData } = services;
  if (!accounting) return;
  for (const storefront of await listStorefronts({ referenceData, query: database.query })) {
    const work = workOn(services, storefront);
    for (const file of accounting.files) await writeDays(work, accounting, file);
    await pickUp(work, accounting.store);
  }
}

async function writeDays(work: Work, { store }: AccountingExchange, { kind, format }: ExchangedFile): Promise<void> {
  const { query, storefront, now } = work;
  const yesterday = addDays(todayOf(now(), storefront.timezone), -1);
  const last = await selectLastDrop(query, storefront.id, kind);
  // Customers are always all, so days that were missed need no file.
  const from = last === null || kind === "customers" ? yesterday : addDays(last, 1);
  if (last !== null && last >= yesterday) return;
  for (let day = from, count = 0; day <= yesterday && count < MAX_DAYS; day = addDays(day, 1), count++) {
    const days = kind === "customers" ? null : { from: day, to: day };
    const { text, ending, figures } = await writeAccountingFile(work, "en", { kind, format, days });
    const name = figures.rows === 0 ? null : `${storefront.siteKey}/out/${day}/${kind}.${ending}`;
    // Written before it is noted: a repeat after a crash writes the same file again.
    if (name) await store.put(name, Buffer.from(text));
    await inTransaction(work, async (inside) => {
      const drop = { storefrontId: storefront.id, kind, format, day, name, droppedAt: now() };
      const isFirst = await insertDrop(inside.query, drop);
      if (isFirst && name)
        await insertTaking(inside.query, { storefrontId: storefront.id, kind, format, days, ...figures, at: now(), staffId: null });
    });
  }
}

/** Reads the files in a storefront's folder `in`. Each is answered by a file of results, and moves to `done` or `failed`. */
async function pickUp(work: Work, store: FileStore): Promise<void> {
  const { siteKey } = work.storefront;
  const folder = `${siteKey}/in/`;
  const names: string[] = [];
  for await (const key of store.list()) if (key.startsWith(folder)) names.push(key);
  for (const key of names.toSorted()) {
    const bytes = await store.get(key);
    if (!bytes) continue;
    const name = posix.basename(key);
    const { lines, faults } = await readReceived(name, bytes);
    const checks = lines && (await importReceived(work, BY, lines));
    const target = `${siteKey}/${checks ? "done" : "failed"}/${name}`;
    await store.put(target, bytes);
    await store.put(`${target}.result.csv`, Buffer.from(checks ? resultsOf(checks) : tableOf([["fault"], ...faults.map((one) => [one])])));
    // Removed last: the same lines again record nothing.
    await store.remove(key);
    work.log.info({ file: key, checks: checks?.length ?? 0, faults: faults.length }, "a file of accounting was read");
  }
}

const resultsOf = (checks: ImportedCheck[]): string =>
  tableOf([
    ["reference", "customer", "invoices", "amount", "outcome", "reason", "left"],
    ...checks.map(({ reference, customer, invoiceNos, amountCents, outcome, refusal }) => [
      ...[reference, customer ?? "", invoiceNos.join(" "), dollars(amountCents), outcome],
      ...[refusal?.reason ?? "", refusal?.leftCents == null ? "" : dollars(refusal.leftCents)],
    ]),
  ]);

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const tableOf = (rows: string[][]): string => rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
