import { isDeepStrictEqual } from "node:util";
import { type office, ShopError } from "@azulejo/contract";
import type { AccountingMonth } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { todayAt } from "../../product/index.ts";
import { findingsOf } from "../checks/examine-books.ts";
import { selectStoredSums } from "./ledger-sum.repository.ts";
import { insertClosedMonths, type LedgerOwner, lockMonths, selectClosedMonths, selectSums } from "./month.repository.ts";
import { type AccountOfMonth, byMonth } from "./month-sums.rules.ts";

export const listMonths: Verb<typeof office.months> = (context) => readMonths(context, () => selectCurrentSums(context));

/** Returns the stored sums with those of later postings. */
async function selectCurrentSums(context: Context): Promise<AccountOfMonth[]> {
  const whose = ledgerOf(context);
  const { upTo, sums } = await selectStoredSums(context.query, whose);
  return [...sums, ...(await selectSums(context.query, whose, { after: upTo }))];
}

/** Closes a month and stores its sums, which it adds up from the ledger. The ledger only grows, so a later difference means that the database was changed by hand. */
export const closeMonth: Verb<typeof office.closeMonth> = (context, { month }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const { staffId } = requireStaff(inside);
    await lockMonths(query, storefront.id);
    const readAll = () => readMonths(inside, () => selectSums(query, ledgerOf(inside)));
    const months = await readAll();
    const wanted = months.find((one) => one.month === month);
    if (!wanted) throw new ShopError("office_month_empty");
    if (!wanted.isOver) throw new ShopError("office_month_open");
    if (wanted.closedAt !== null) throw new ShopError("office_month_closed");
    const failing = (await findingsOf(query)).filter(({ wrong }) => wrong > 0);
    if (failing.length > 0) throw new ShopError("office_books_wrong", { checks: failing.length });
    const closing = months.filter((one) => one.month <= month && one.closedAt === null);
    await insertClosedMonths(query, closing, { storefrontId: storefront.id, at: now(), staffId });
    for (const { month: no, sums } of closing)
      await recordAct(inside, { kind: "month.closed", subject: "month", no, before: null, after: { sums } });
    return readAll();
  });

export const ledgerOf = ({ storefront }: Work): LedgerOwner => ({ storefrontId: storefront.id, timezone: storefront.timezone });

async function readMonths(context: Context, readSums: () => Promise<AccountOfMonth[]>): Promise<AccountingMonth[]> {
  const { query, storefront } = context;
  const current = todayAt(context).slice(0, 7);
  const closed = new Map((await selectClosedMonths(query, storefront.id)).map((one) => [one.month, one]));
  return byMonth(await readSums()).map(({ month, sums }) => {
    const close = closed.get(month);
    return {
      month,
      sums,
      isOver: month < current,
      closedAt: close?.closedAt.toISOString() ?? null,
      closedBy: close?.closedBy ?? null,
      changed: close !== undefined && !isDeepStrictEqual(close.sums, sums),
    };
  });
}
