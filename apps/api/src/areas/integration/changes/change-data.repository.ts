import type { ChangedKind, RecordChange } from "@azulejo/contract/areas/changes.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";

type DataOf<Kind extends ChangedKind> = NonNullable<Extract<RecordChange, { kind: Kind }>["data"]>;

interface Found<Kind extends ChangedKind> {
  record: string;
  data: DataOf<Kind>;
}

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Lines of agreed prices that haven't been ended. @param owner the column that names whose they are */
const agreedLines = (owner: string, id: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'key', key, 'offBasisPoints', off_basis_points, 'cents', cents,
    'fromUnits', from_units, 'firstDay', first_day, 'lastDay', last_day) order by line.id), '[]')
  from price_line line where line.${sql.raw(owner)} = ${sql.raw(id)} and ended_at is null)`;

/** The caller's places; null for all. Only kinds that belong to a place are read for some of them. */
type PlaceIds = readonly number[] | null;

const isKeptAt = (placeIds: PlaceIds) => (placeIds === null ? sql`true` : sql`lot.place_id = any(${[...placeIds]}::integer[])`);

/** Selects the current data of records by their numbers or codes. */
const selects: Record<ChangedKind, (storefrontId: number, records: string[], placeIds: PlaceIds) => RawBuilder<Found<ChangedKind>>> = {
  product: (storefrontId, records) => sql`
    select code as record, jsonb_build_object('code', code, 'isPublished', published,
      'names', jsonb_build_object(
        'en', coalesce((select name from product_text t where t.product_id = product.id and language = 'en'), ''),
        'es', coalesce((select name from product_text t where t.product_id = product.id and language = 'es'), '')),
      'itemNos', (select coalesce(jsonb_agg(item_no order by position, id), '[]') from item
        where item.product_id = product.id and kind <> 'sample')) as data
    from product where storefront_id = ${storefrontId} and code = any(${records})`,
  price: (storefrontId, records) => sql`
    select item_no as record, jsonb_build_object('itemNo', item_no, 'currency', currency, 'listCents', list_cents, 'saleCents', sale_cents,
      'saleFrom', sale_from, 'saleUntil', sale_until,
      'breaks', (select coalesce(jsonb_agg(jsonb_build_object('fromUnits', from_units, 'priceCents', price_cents) order by from_units), '[]')
        from price_break b where b.item_id = item.id)) as data
    from item join price on price.item_id = item.id where storefront_id = ${storefrontId} and item_no = any(${records})`,
  stock: (storefrontId, records, placeIds) => sql`
    select lot.id::text as record, jsonb_build_object('lotId', lot.id, 'itemNo', item_no, 'store', place.code, 'lot', lot.code,
      'onHand', on_hand, 'reserved', reserved) as data
    from lot join item on item.id = lot.item_id join place on place.id = lot.place_id
    where item.storefront_id = ${storefrontId} and lot.id = any(${records}::integer[]) and ${isKeptAt(placeIds)}`,
  order: (storefrontId, records, placeIds) => sql`
    select order_no::text as record, jsonb_build_object('orderNo', order_no, 'placedAt', ${moment("placed_at")},
      'canceledAt', ${moment("canceled_at")}, 'finishedAt', ${moment("finished_at")}, 'customerId', customer_id, 'email', email,
      'purchaseOrderNo', purchase_order_no, 'currency', currency, 'goodsCents', goods_cents, 'deliveryCents', delivery_cents,
      'taxCents', tax_cents, 'totalCents', total_cents,
      'refundedCents', (select coalesce(sum(amount_cents), 0) from refund r where r.order_id = o.id and r.state = 'done'),
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('itemNo', item_no, 'name', name, 'quantity', quantity,
          'unitPriceCents', unit_price_cents, 'goodsCents', goods_cents, 'taxCents', tax_cents, 'fulfilment', fulfilment)
          order by position), '[]')
        from order_line line where line.order_id = o.id)) as data
    from customer_order o where storefront_id = ${storefrontId} and order_no = any(${records}::bigint[]) and ${isOrderOfPlaces(placeIds, "o.id")}`,
  invoice: (storefrontId, records, placeIds) => sql`
    select invoice_no::text as record, jsonb_build_object('invoiceNo', invoice_no, 'kind', i.kind, 'customerId', i.customer_id,
      'orderNo', order_no, 'issuedOn', i.issued_on, 'dueOn', i.due_on, 'currency', i.currency, 'goodsCents', i.goods_cents,
      'deliveryCents', i.delivery_cents, 'taxCents', i.tax_cents, 'totalCents', i.total_cents, 'openCents', i.open_cents) as data
    from invoice i left join customer_order o on o.id = i.order_id
    where i.storefront_id = ${storefrontId} and invoice_no = any(${records}::bigint[])
      and ${isOrderOfPlaces(placeIds, "i.order_id")}`,
  customer: (storefrontId, records) => sql`
    select id::text as record, jsonb_build_object('customerId', id, 'name', name, 'type', type, 'paymentTerm', payment_term,
      'isLocked', locked, 'creditLimitCents', credit_limit_cents, 'mergedInto', merged_into) as data
    from customer where storefront_id = ${storefrontId} and id = any(${records}::integer[])`,
  contract: (storefrontId, records) => sql`
    select c.id::text as record, jsonb_build_object('customerId', c.id, 'lines', ${agreedLines("customer_id", "c.id")},
      'level', (select code from price_level_assignment a join price_level l on l.id = a.price_level_id
        where a.customer_id = c.id and a.ended_at is null)) as data
    from customer c where storefront_id = ${storefrontId} and c.id = any(${records}::integer[])`,
  priceLevel: (storefrontId, records) => sql`
    select code as record, jsonb_build_object('code', code, 'name', name, 'lines', ${agreedLines("price_level_id", "l.id")}) as data
    from price_level l where storefront_id = ${storefrontId} and code = any(${records})`,
  content: (storefrontId, records) => sql`
    select story.id::text as record, jsonb_build_object('storyId', story.id, 'name', name, 'fullSlug', full_slug,
      'component', coalesce(published ->> 'component', ''), 'publishedAt', ${moment("published_at")}) as data
    from content.story where published is not null and story.id = any(${records}::integer[])
      and exists (select from storefront s where s.id = ${storefrontId} and (s.content_space_id = space_id
        or s.content_space_id is null and not exists (select from storefront t where t.content_space_id = space_id)))`,
};

/** Returns the current data of records by `kind record`. Records that no longer exist, or that none of the places has, are missing. */
export async function selectFacts(
  query: Query,
  storefrontId: number,
  changes: readonly { kind: ChangedKind; record: string }[],
  placeIds: PlaceIds = null,
): Promise<Map<string, DataOf<ChangedKind>>> {
  const facts = new Map<string, DataOf<ChangedKind>>();
  for (const [kind, own] of Map.groupBy(changes, (one) => one.kind)) {
    const records = [...new Set(own.map(({ record }) => record))];
    const { rows } = await selects[kind](storefrontId, records, placeIds).execute(query);
    for (const { record, data } of rows) facts.set(`${kind} ${record}`, data);
  }
  return facts;
}
