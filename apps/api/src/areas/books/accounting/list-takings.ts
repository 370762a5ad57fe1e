import type { office } from "@azulejo/contract";
import type { TakenAccountingFile } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { addDays } from "../../../domain/day.ts";
import { ledgerOf } from "../journal/months.ts";
import { figuresOf, readBooks } from "./accounting-books.ts";
import { selectLastDayTaken, selectTakings, type Taking } from "./taken-file.repository.ts";

const PAGE_SIZE = 20;

/** Lists the files exported to accounting, and compares the figures of each with the current ones of its days. */
export const listTakings: Verb<typeof office.accountingFiles> = async (context, { page }) => {
  const { query, storefront } = context;
  const { takings, total } = await selectTakings(query, storefront.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const last = await selectLastDayTaken(query, storefront.id);
  const taken: TakenAccountingFile[] = [];
  for (const taking of takings) taken.push(await compared(context, taking));
  return { taken, total, nextFrom: last && addDays(last, 1) };
};

async function compared(context: Context, taking: Taking): Promise<TakenAccountingFile> {
  const { kind, from, to, rows, sumCents } = taking;
  const now = figuresOf(await readBooks(context.query, ledgerOf(context), kind, from && to ? { from, to } : null));
  const isSame = now.rows === rows && now.sumCents === sumCents;
  return { ...taking, at: taking.at.toISOString(), now: isSame ? null : now };
}
