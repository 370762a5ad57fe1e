import { holdUnits } from "@azulejo/api/areas/stock/index.ts";
import type { Query } from "@azulejo/database";

/** Reservations that the demo's staff made for customers: one customer has an account, the others gave a name and a phone number. */
const KEPT = [
  { email: "dealer-admin@demo.test", customerName: "", phone: "", units: 24, days: 5, note: "Decides on Friday" },
  { email: null, customerName: "Marta Salinas", phone: "775 555 0134", units: 8, days: 9, note: "" },
  { email: null, customerName: "Owen Pratt", phone: "702 555 0178", units: 15, days: 21, note: "Bath remodel, waits for the plumber" },
] as const;
const DAY_MS = 86_400_000;

/** Reserves units of well-stocked lots for customers. */
export async function loadReservations(query: Query, storefrontId: number, now = new Date()): Promise<void> {
  const most = Math.max(...KEPT.map(({ units }) => units));
  const stocked = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["lot.id", "item.productId"])
    .where("item.sellUnit", "=", "box")
    .where("onHand", ">", most * 2)
    .orderBy("lot.id", "desc")
    .execute();
  const lots = [...Map.groupBy(stocked, ({ productId }) => productId).values()].flatMap(([first]) => first ?? []);
  for (const [index, { email, days, ...kept }] of KEPT.entries()) {
    const lot = lots[index];
    const account =
      email === null ? undefined : await query.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
    if (!lot) return;
    await holdUnits(query, {
      ...kept,
      storefrontId,
      lotId: lot.id,
      accountId: account?.id ?? null,
      lastDay: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
      requestKey: `demo:${index}`,
      staffId: null,
      createdAt: now,
    });
  }
}
