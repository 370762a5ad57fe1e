import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { GiftCard } from "./gift-card.rules.ts";

const columns = sql`card.id, card.code, card.balance_cents, card.expires_on::text as expires_on,
  (select coalesce(sum(payment.amount_cents), 0)::bigint from customer_order held
    join payment on payment.order_id = held.id and payment.method = 'GiftCard' and payment.status = 'started'
    where held.gift_card_id = card.id and held.status = 'reserved') as held_cents`;

export async function selectGiftCardByCode(query: Query, storefrontId: number, codeKey: string): Promise<GiftCard | null> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_card card where storefront_id = ${storefrontId} and code_key = ${codeKey}`.execute(query);
  return rows[0] ?? null;
}

export async function selectGiftCard(query: Query, id: number): Promise<GiftCard | null> {
  const { rows } = await sql<GiftCard>`select ${columns} from gift_card card where id = ${id}`.execute(query);
  return rows[0] ?? null;
}

/** Holds a gift card until the transaction ends, so that two orders can't use the same balance. */
export async function lockGiftCard(query: Query, id: number): Promise<void> {
  await sql`select from gift_card where id = ${id} for no key update`.execute(query);
}

export async function putOnBag(query: Query, bagId: string, giftCardId: number | null): Promise<void> {
  await query.updateTable("bag").set({ giftCardId, updatedAt: new Date() }).where("id", "=", bagId).execute();
}

export async function selectGiftCardOf(query: Query, orderId: number): Promise<number | null> {
  const row = await query.selectFrom("customerOrder").select("giftCardId").where("id", "=", orderId).executeTakeFirst();
  return row?.giftCardId ?? null;
}
