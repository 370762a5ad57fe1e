import type { Problem } from "../../catalog/index.ts";
import { isBranchOf, namedBusinesses, ownersOf } from "./branch-owners.ts";
import { idsFor } from "./businesses.ts";
import {
  insertOpeningInvoices,
  type OpeningInvoiceRow,
  postOpening,
  type StoredOpening,
  selectOpenings,
  updateOpeningInvoice,
} from "./opening-invoice.repository.ts";
import { type Change, idOf, type Run, type Writer } from "./run.ts";

export const openingInvoices: Writer<"invoice"> = {
  async check(run, changes) {
    const { businesses, branches } = await businessesNamedBy(run, changes);
    const owners = await ownersOf(run, businesses);
    const stored = await storedOf(run, changes);
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const refuse = (column: string, reason: string, value: string) => [{ line: record.line, column, reason, value }];
      const { business, branch, openCents } = record;
      if (!businesses.has(business)) return refuse("business", "is the id of no business", business);
      if (branch !== null && !branches.has(branch)) return refuse("branch", "is the id of no branch", branch);
      if (branch !== null && !isBranchOf(run, owners, branch, branches.get(branch) ?? null, business))
        return refuse("branch", "is a branch of another business", branch);
      const opening = recordId === null ? undefined : stored.get(recordId);
      if (opening?.isMoved === false)
        return refuse("id", "is the id of an invoice of the shop, which files cannot change", record.externalId);
      return opening?.isUsed && opening.openCents !== openCents
        ? refuse("open", "has been paid or credited in the shop since; settle the difference there", String(openCents / 100))
        : [];
    });
  },

  async write(run, changes) {
    const { query, at } = run;
    const { businesses, branches } = await businessesNamedBy(run, changes);
    const ids = await idsFor(query, "invoice", changes);
    const rows = changes.map(({ record }, index): OpeningInvoiceRow => {
      const { kind, earlierNo, issuedOn, dueOn, totalCents, taxCents, purchaseOrderNo, jobName } = record;
      return {
        id: ids[index] ?? 0,
        storefrontId: run.storefrontId,
        customerId: idOf(businesses, record.business),
        branchId: record.branch === null ? null : idOf(branches, record.branch),
        currency: run.currency,
        goodsCents: totalCents - taxCents,
        deliveryCents: 0,
        ...{ kind, earlierNo, issuedOn, dueOn, totalCents, taxCents, purchaseOrderNo, jobName },
      };
    });
    const isFresh = (index: number) => changes[index]?.recordId === null;
    const fresh = rows.filter((_, index) => isFresh(index));
    if (fresh.length > 0) await insertOpeningInvoices(query, fresh);
    const opened = changes.flatMap(({ record, recordId }, index) =>
      recordId === null && record.openCents !== 0
        ? [{ key: `opening:${ids[index]}`, invoiceId: ids[index] ?? 0, cents: record.openCents }]
        : [],
    );
    await postOpening(query, opened, at);
    const stored = await storedOf(run, changes);
    for (const [index, { record, recordId }] of changes.entries()) {
      const [row, opening] = [rows[index], recordId === null ? undefined : stored.get(recordId)];
      if (row && opening) await rewrite(run, row, opening, record.openCents);
    }
    return ids;
  },
};

/** The open amount may never exceed the total. So the total is raised before the amount, and lowered after it. */
async function rewrite(run: Run, row: OpeningInvoiceRow, { id, openCents }: StoredOpening, wantedCents: number): Promise<void> {
  const cents = wantedCents - openCents;
  const post = () =>
    postOpening(run.query, cents === 0 ? [] : [{ key: `opening:${id}:${run.at.getTime()}`, invoiceId: id, cents }], run.at);
  const isLess = Math.abs(wantedCents) < Math.abs(openCents);
  if (isLess) await post();
  await updateOpeningInvoice(run.query, row);
  if (!isLess) await post();
}

const businessesNamedBy = (run: Run, changes: readonly Change<"invoice">[]) =>
  namedBusinesses(
    run,
    changes.map(({ record }) => record),
  );

const storedOf = async (run: Run, changes: readonly Change<"invoice">[]): Promise<Map<number, StoredOpening>> => {
  const ids = changes.flatMap(({ recordId }) => recordId ?? []);
  return new Map((ids.length > 0 ? await selectOpenings(run.query, ids) : []).map((opening) => [opening.id, opening]));
};
