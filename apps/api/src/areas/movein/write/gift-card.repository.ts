import { insertRows, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface GiftCardRow {
  id: number;
  storefrontId: number;
  code: string;
  codeKey: string;
  issuedOn: string | null;
  expiresOn: string | null;
}

/** Inserts cards with a balance of zero; `postGiftCards` posts their balance. */
export async function insertGiftCards(query: Query, rows: GiftCardRow[]): Promise<void> {
  await insertRows("giftCard", rows as unknown as Record<string, unknown>[]).execute(query);
}

export async function updateGiftCards(query: Query, rows: GiftCardRow[]): Promise<void> {
  await sql`
    update gift_card set code = row.code, code_key = row.code_key, issued_on = row.issued_on, expires_on = row.expires_on
    from ${populate("giftCard", rows as unknown as Record<string, unknown>[])} as row where gift_card.id = row.id`.execute(query);
}

export async function selectIdsByCode(query: Query, storefrontId: number, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom("giftCard")
    .select(["id", "codeKey"])
    .where("storefrontId", "=", storefrontId)
    .where("codeKey", "=", (to) => to.fn.any(to.val([...keys])))
    .execute();
  return new Map(rows.map(({ id, codeKey }) => [codeKey, id]));
}

/** A posting of a card: its opening balance, or the difference of a later row. */
export interface GiftCardPosting {
  key: string;
  giftCardId: number;
  cents: number;
}

/** Posts opening balances. Existing keys are skipped. */
export async function postGiftCards(query: Query, postings: GiftCardPosting[], at: Date): Promise<void> {
  if (postings.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as given(key text, "giftCardId" int, cents bigint)`;
  await sql`
    with posting as (
      insert into ledger_posting (key, at) select given.key, ${at} from ${given} on conflict (key) do nothing returning id, key
    )
    insert into ledger_entry (posting_id, account, amount_cents, gift_card_id)
    select posting.id, side.account, side.sign * given.cents, case side.account when 'gift_cards' then given."giftCardId" end
    from posting join ${given} on given.key = posting.key
    cross join (values ('gift_cards', -1), ('opening', 1)) as side(account, sign)`.execute(query);
}

export interface StoredGiftCard {
  id: number;
  balanceCents: number;
  /** Whether the card has paid an order here, or is about to. */
  isUsed: boolean;
}

/** Returns moved cards with their current state, and locks them until the transaction ends, so that they can't pay meanwhile. */
export async function selectStoredCards(query: Query, ids: readonly number[], lock: boolean): Promise<StoredGiftCard[]> {
  if (lock) await sql`select from gift_card where id = any(${[...ids]}::int[]) order by id for no key update`.execute(query);
  const { rows } = await sql<StoredGiftCard>`
    select card.id, card.balance_cents,
      exists (select from ledger_entry entry join ledger_posting posting on posting.id = entry.posting_id
        where entry.gift_card_id = card.id and posting.key not like 'opening-gift:%')
      or exists (select from customer_order o where o.gift_card_id = card.id and o.status = 'reserved') as is_used
    from gift_card card where card.id = any(${[...ids]}::int[])`.execute(query);
  return rows;
}
