import type { PhoneOrder } from "@azulejo/contract/areas/office/phone-orders.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** An order entered by staff, open or placed. */
export interface PhoneDraft {
  id: number;
  staffId: number;
  bagId: string;
  accountId: number | null;
  language: string;
  orderId: number | null;
}

const columns = ["id", "staffId", "bagId", "accountId", "language"] as const;
/** A paid card places the order before the draft is updated, so the order is also looked up by the draft's bag. */
const orderId = sql<number | null>`coalesce(order_id, (select id from customer_order
  where customer_order.bag_id = phone_order.bag_id and customer_order.status = 'placed'))`.as("orderId");

interface Reader {
  storefrontId: number;
  staffId: number;
  /** Only drafts of the staff member, or for these places; null for all. */
  placeIds: readonly number[] | null;
}

/** Selects whether a draft is picked up at one of these places, or has units reserved there. */
const isForPlaces = (placeIds: readonly number[]) => sql<boolean>`(
  exists (select from bag where bag.id = phone_order.bag_id and bag.pickup_place_id = any(${[...placeIds]}))
  or exists (select from stock_reservation held join lot on lot.id = held.lot_id
    where held.bag_id = phone_order.bag_id and lot.place_id = any(${[...placeIds]})))`;

/** Returns a draft that a staff member may see. @param lock whether to hold it until the transaction ends */
export async function selectDraft(
  query: Query,
  { storefrontId, staffId, placeIds }: Reader,
  id: number,
  lock = false,
): Promise<PhoneDraft | null> {
  const row = await query
    .selectFrom("phoneOrder")
    .select([...columns, orderId])
    .where("storefrontId", "=", storefrontId)
    .where("id", "=", id)
    .$if(placeIds !== null, (select) => select.where((of) => of.or([of("staffId", "=", staffId), isForPlaces(placeIds ?? [])])))
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the customer's name and phone number from the bag's reservation; null if the reservation is for an account. */
export async function selectReservedFor(query: Query, bagId: string): Promise<PhoneOrder["reservedFor"]> {
  const { rows } = await sql<NonNullable<PhoneOrder["reservedFor"]>>`
    select customer_name as name, nullif(phone, '') as phone from stock_reservation
    where bag_id = ${bagId} and account_id is null and customer_name <> '' order by id limit 1`.execute(query);
  return rows[0] ?? null;
}

interface NewDraft {
  storefrontId: number;
  staffId: number;
  bagId: string;
  language: string;
  at: Date;
}

export async function insertDraft(query: Query, { at, ...draft }: NewDraft): Promise<PhoneDraft> {
  return query
    .insertInto("phoneOrder")
    .values({ ...draft, createdAt: at, updatedAt: at })
    .returning([...columns, "orderId"])
    .executeTakeFirstOrThrow();
}

type DraftChange = Partial<Pick<PhoneDraft, "accountId" | "language" | "orderId">>;

export async function updateDraft(query: Query, id: number, change: DraftChange, at: Date): Promise<void> {
  await query
    .updateTable("phoneOrder")
    .set({ ...change, updatedAt: at })
    .where("id", "=", id)
    .execute();
}
