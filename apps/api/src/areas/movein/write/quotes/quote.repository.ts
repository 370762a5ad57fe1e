import { insertRows, type OfferedLine, populate, type Query, type QuotedTerms } from "@azulejo/database";
import { sql } from "kysely";

/** Who decides on a quote. */
export interface Buyer {
  id: number;
  customerId: number | null;
  email: string;
  givenName: string | null;
  surname: string | null;
  phone: string | null;
  language: string;
}

export const selectBuyers = async (query: Query, accountIds: readonly number[]): Promise<Map<number, Buyer>> => {
  const rows = await query
    .selectFrom("account")
    .select(["id", "customerId", "email", "givenName", "surname", "phone", "language"])
    .where("id", "=", (to) => to.fn.any(to.val([...accountIds])))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns the person of each business who decides on its quotes: the first administrator, else the first person. */
export async function selectBuyersOf(query: Query, customerIds: readonly number[]): Promise<Map<number, Buyer>> {
  const { rows } = await sql<Buyer & { customerId: number }>`
    select distinct on (customer_id) id, customer_id, email, given_name, surname, phone, language from account
    where customer_id = any(${[...customerIds]}::int[]) and deleted_at is null and email_proved_at is not null
    order by customer_id,
      exists (select from account_role where account_id = account.id and role = 'Administrator') desc, id`.execute(query);
  return new Map(rows.map((row) => [row.customerId, row]));
}

export interface QuoteRow {
  id: number;
  storefrontId: number;
  accountId: number;
  customerId: number | null;
  branchId: number | null;
  pickupPlaceId: number | null;
  bagId: string;
  /** The input of checkout. */
  checkout: object;
  language: string;
  currency: string;
  earlierNo: string;
  purchaseOrderNo: string | null;
  jobName: string | null;
  quotedOn: string;
  validUntil: string;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  deliveryService: "parcel" | "freight";
  deliveryDays: number;
  note: string | null;
}

/** Inserts quotes that have no version yet. */
export async function insertQuotes(query: Query, rows: readonly QuoteRow[]): Promise<void> {
  if (rows.length === 0) return;
  const bags = rows.map(({ bagId: id, storefrontId, accountId, pickupPlaceId, checkout }) => ({
    ...{ id, storefrontId, accountId, pickupPlaceId, status: "quoted", checkout },
  }));
  await insertRows("bag", bags).execute(query);
  const quotes = rows.map(({ quotedOn, ...row }) => ({ ...headOf(row), status: "requested", requestedOn: quotedOn }));
  await sql`
    insert into sales_quote (id, storefront_id, account_id, customer_id, branch_id, bag_id, language, currency, earlier_no, purchase_order_no,
      job_name, status, requested_at)
    select given.id, given."storefrontId", given."accountId", given."customerId", given."branchId", given."bagId", given.language, given.currency,
      given."earlierNo", given."purchaseOrderNo", given."jobName", 'requested', given."requestedOn"::timestamp at time zone storefront.timezone
    from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as given(id int, "storefrontId" int, "accountId" int, "customerId" int,
      "branchId" int, "bagId" text, language text, currency text, "earlierNo" text, "purchaseOrderNo" text, "jobName" text, "requestedOn" date)
    join storefront on storefront.id = given."storefrontId"`.execute(query);
  await insertRows("movedQuote", rows.map(termsOf)).execute(query);
}

const headOf = ({ id, storefrontId, accountId, customerId, branchId, bagId, language, currency, ...row }: Omit<QuoteRow, "quotedOn">) => ({
  ...{ id, storefrontId, accountId, customerId, branchId, bagId, language, currency },
  ...{ earlierNo: row.earlierNo, purchaseOrderNo: row.purchaseOrderNo, jobName: row.jobName },
});

const termsOf = ({ id: quoteId, quotedOn, validUntil, goodsCents, deliveryCents, taxCents, ...row }: QuoteRow) => ({
  ...{ quoteId, quotedOn, validUntil, goodsCents, deliveryCents, taxCents },
  ...{ deliveryService: row.deliveryService, deliveryDays: row.deliveryDays, note: row.note },
});

/** Rewrites quotes that nobody has decided on; their next version follows. */
export async function updateQuotes(query: Query, rows: readonly QuoteRow[]): Promise<void> {
  for (const row of rows) {
    const { id, accountId, customerId, branchId, earlierNo, purchaseOrderNo, jobName, pickupPlaceId, checkout } = row;
    const { bagId } = await query
      .updateTable("salesQuote")
      .set({ accountId, customerId, branchId, earlierNo, purchaseOrderNo, jobName })
      .where("id", "=", id)
      .returning("bagId")
      .executeTakeFirstOrThrow();
    await query
      .updateTable("bag")
      .set({ accountId, pickupPlaceId, checkout: JSON.stringify(checkout) })
      .where("id", "=", bagId)
      .execute();
    const { quoteId: _, ...terms } = termsOf(row);
    await query
      .updateTable("movedQuote")
      .set({ ...terms, isPending: true })
      .where("quoteId", "=", id)
      .execute();
  }
}

export interface QuoteState {
  /** False for a quote of the shop. */
  isMoved: boolean;
  hasEnded: boolean;
  /** Whether staff have sent a version since. */
  isAnswered: boolean;
  /** Whether its order is being paid. */
  isBeingPaid: boolean;
}

export async function selectQuoteStates(query: Query, ids: readonly number[]): Promise<Map<number, QuoteState>> {
  const { rows } = await sql<QuoteState & { id: number }>`
    select id, exists (select from moved_quote where quote_id = quote.id) as is_moved, ended_at is not null as has_ended,
      exists (select from sales_quote_version where quote_id = quote.id and staff_id is not null) as is_answered,
      exists (select from customer_order o where o.bag_id = quote.bag_id and o.status = 'reserved') as is_being_paid
    from sales_quote quote where id = any(${[...ids]}::int[])`.execute(query);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

export interface QuoteLineRow {
  id: number;
  quoteId: number;
  position: number;
  itemId: number;
  quantity: number;
  unitPriceCents: number;
  fulfilment: "DLVR" | "PKUP" | "ELTR" | null;
}

export async function upsertQuoteLines(query: Query, rows: readonly QuoteLineRow[]): Promise<void> {
  await sql`
    insert into moved_quote_line (id, quote_id, position, item_id, quantity, unit_price_cents, fulfilment)
    select id, quote_id, position, item_id, quantity, unit_price_cents, fulfilment
    from ${populate("movedQuoteLine", rows as unknown as Record<string, unknown>[])} as row
    on conflict (id) do update set item_id = excluded.item_id, quantity = excluded.quantity, unit_price_cents = excluded.unit_price_cents,
      fulfilment = excluded.fulfilment`.execute(query);
  await markPending(
    query,
    rows.map(({ quoteId }) => quoteId),
  );
}

/** Lets the next version of quotes be written. */
const markPending = (query: Query, quoteIds: readonly number[]) =>
  query
    .updateTable("movedQuote")
    .set({ isPending: true })
    .where("quoteId", "=", (to) => to.fn.any(to.val([...new Set(quoteIds)])))
    .execute();

/** Returns the quotes of lines, by the lines' ids. */
export async function selectQuotesOfLines(query: Query, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await query
    .selectFrom("movedQuoteLine")
    .select(["id", "quoteId"])
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .execute();
  return new Map(rows.map(({ id, quoteId }) => [id, quoteId]));
}

export async function deleteQuoteLines(query: Query, ids: readonly number[]): Promise<void> {
  const rows = await query
    .deleteFrom("movedQuoteLine")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .returning("quoteId")
    .execute();
  await markPending(
    query,
    rows.map(({ quoteId }) => quoteId),
  );
}

type PendingLine = Pick<OfferedLine, "itemId" | "productId" | "itemNo" | "sellUnit" | "areaPerUnit" | "quantity" | "unitPriceCents"> & {
  fulfilment: OfferedLine["fulfilment"];
};

export interface PendingQuote {
  id: number;
  bagId: string;
  language: string;
  quotedOn: string;
  validUntil: string;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  deliveryService: "parcel" | "freight";
  deliveryDays: number;
  note: string | null;
  lines: PendingLine[];
}

/** Returns open quotes after an id that differ from their newest version, and whose lines are all there. */
export async function selectPendingQuotes(query: Query, storefrontId: number, after: number, limit: number): Promise<PendingQuote[]> {
  const { rows } = await sql<PendingQuote>`
    select moved.quote_id as id, quote.bag_id, quote.language, quoted_on::text, valid_until::text, goods_cents, delivery_cents, tax_cents,
      delivery_service, delivery_days, note, of_quote.lines
    from moved_quote moved join sales_quote quote on quote.id = moved.quote_id join bag on bag.id = quote.bag_id
    cross join lateral (
      select sum(line.quantity * line.unit_price_cents) as cents, bool_and(item.published) as is_sold,
        jsonb_agg(jsonb_build_object('itemId', item.id, 'productId', item.product_id, 'itemNo', item.item_no, 'sellUnit', item.sell_unit,
          'areaPerUnit', item.area_per_unit, 'quantity', line.quantity, 'unitPriceCents', line.unit_price_cents, 'fulfilment',
          way.of_line) order by line.position) as lines,
        bool_and(case way.of_line when 'DLVR' then bag.checkout ? 'deliveryAddress' when 'PKUP' then bag.pickup_place_id is not null
          else true end) as has_places
      from moved_quote_line line join item on item.id = line.item_id
      cross join lateral (
        select coalesce(line.fulfilment, case when bag.pickup_place_id is null then 'DLVR' else 'PKUP' end) as of_line) way
      where line.quote_id = moved.quote_id and line.quantity > 0) of_quote
    where moved.is_pending and quote.storefront_id = ${storefrontId} and quote.status in ('requested', 'sent') and quote.id > ${after}
      and of_quote.cents = moved.goods_cents and of_quote.is_sold and of_quote.has_places
    order by quote.id limit ${limit}`.execute(query);
  return rows;
}

export interface NextVersion {
  quoteId: number;
  sentAt: Date;
  expiresAt: Date;
  note: string | null;
  lines: OfferedLine[];
  terms: QuotedTerms;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
}

/** Adds the next version of quotes, and marks them as sent. */
export async function insertVersions(query: Query, versions: readonly NextVersion[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as given("quoteId" int, "sentAt" timestamptz,
    "expiresAt" timestamptz, note text, lines jsonb, terms jsonb, "goodsCents" bigint, "deliveryCents" bigint, "taxCents" bigint)`;
  await sql`
    insert into sales_quote_version (quote_id, version_no, sent_at, expires_at, note, lines, terms, goods_cents, delivery_cents, tax_cents,
      total_cents)
    select given."quoteId", coalesce((select max(version_no) from sales_quote_version where quote_id = given."quoteId"), 0) + 1, given."sentAt",
      given."expiresAt", given.note, given.lines, given.terms, given."goodsCents", given."deliveryCents", given."taxCents",
      given."goodsCents" + given."deliveryCents" + given."taxCents" from ${given}`.execute(query);
  const ids = versions.map(({ quoteId }) => quoteId);
  await query.updateTable("salesQuote").set({ status: "sent", agreedLots: null }).where("id", "in", ids).execute();
  await query.updateTable("movedQuote").set({ isPending: false }).where("quoteId", "in", ids).execute();
}

/** Replaces the lines of the bags of quotes, which show what was asked about. */
export async function replaceAskedLines(query: Query, bags: readonly { bagId: string; lines: readonly OfferedLine[] }[]): Promise<void> {
  const rows = bags.flatMap(({ bagId, lines }) =>
    lines.map(({ itemId, quantity, fulfilment, todayCents }, place) => ({ bagId, itemId, quantity, fulfilment, todayCents, place })),
  );
  await query
    .deleteFrom("bagLine")
    .where(
      "bagId",
      "in",
      bags.map(({ bagId }) => bagId),
    )
    .execute();
  await sql`
    insert into bag_line (bag_id, item_id, quantity, fulfilment, seen_price_cents)
    select given."bagId", given."itemId", sum(given.quantity), given.fulfilment, max(given."todayCents")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given("bagId" text, "itemId" int, quantity int, fulfilment text, "todayCents" bigint, place int)
    group by given."bagId", given."itemId", given.fulfilment order by min(given.place)`.execute(query);
}
