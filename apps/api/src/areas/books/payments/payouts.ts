import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, type Services } from "../../../context.ts";
import { selectPayoutItems, selectPayouts, storePayout } from "./payout.repository.ts";

const PAGE_SIZE = 50;
/** A payout changes for about a week after it was created. */
const LOOK_BACK_MS = 45 * 86_400_000;

type Reading = Pick<Services, "payments" | "database" | "now">;

/** Reads recent payouts from the card provider and stores them. Payouts that it doesn't return stay unchanged. */
export async function readPayouts(services: Reading): Promise<void> {
  const { payments, database, now } = services;
  const read = await payments.readPayouts(new Date(now().getTime() - LOOK_BACK_MS));
  await inTransaction({ ...services, query: database.query }, async ({ query }) => {
    for (const payout of read) await storePayout(query, payments.provider, payout, now());
  });
}

export const listPayouts: Verb<typeof office.payouts> = async ({ query }, { page }) => {
  const rows = await selectPayouts(query, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return { payouts: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};

export const readPayout: Verb<typeof office.payout> = async ({ query }, { ref }) => {
  const items = await selectPayoutItems(query, ref);
  const payout = (await selectPayouts(query, 0, 10_000)).find((one) => one.ref === ref);
  if (!payout) throw new ShopError("office_payout_not_found", { ref });
  const { total: _, ...row } = payout;
  return { ...row, items };
};

/** Reads payouts now instead of at night. */
export const refreshPayouts: Verb<typeof office.refreshPayouts> = async (context) => {
  await readPayouts(context);
  return { done: true as const };
};
