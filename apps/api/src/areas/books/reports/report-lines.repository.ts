import { type RawBuilder, sql } from "kysely";

export interface Period {
  storefrontId: number;
  /** Only lines that are picked up at these places; null for all. */
  placeIds: readonly number[] | null;
  timezone: string;
  language: string;
  /** Days, both included. */
  from: string;
  to: string;
}

export interface LineGroup {
  key: RawBuilder<unknown>;
  label: RawBuilder<unknown>;
  /** By time, or the largest first. */
  order: RawBuilder<unknown>;
}

export const largestFirst = sql`goods_cents desc, key`;

/** How reports group order lines: key, label and order. Used with the aliases `line` and `customer` and the joins of `catalogOfLines`. */
export const lineGroups = {
  month: { key: sql`to_char(line."on", 'YYYY-MM')`, label: sql`null::text`, order: sql`key` },
  department: { key: sql`coalesce(series.department, '')`, label: sql`min(term.label)`, order: largestFirst },
  item: { key: sql`line.item_no`, label: sql`min(coalesce(product_text.name, line.name))`, order: largestFirst },
  customer: { key: sql`coalesce(customer.id::text, '')`, label: sql`min(customer.name)`, order: largestFirst },
} satisfies Record<string, LineGroup>;

/** The most rows of a report. */
export const MAX_ROWS = 1_200;

/** A condition for orders that were placed in a period and not canceled. */
export const wasPlacedIn = ({ storefrontId, timezone, from, to }: Period): RawBuilder<boolean> => sql`
  customer_order.storefront_id = ${storefrontId} and customer_order.status = 'placed' and customer_order.canceled_at is null
    and customer_order.placed_at >= ${from}::date::timestamp at time zone ${timezone}
    and customer_order.placed_at < (${to}::date + 1)::timestamp at time zone ${timezone}`;

/** Joins product, series and department of each `line`, named in the period's language. */
export const catalogOfLines = ({ storefrontId, language }: Period): RawBuilder<unknown> => sql`
  left join item on item.id = line.item_id
  left join product on product.id = item.product_id
  left join product_text on product_text.product_id = product.id and product_text.language = ${language}
  left join series on series.id = product.series_id
  left join term on term.storefront_id = ${storefrontId} and term.kind = 'department' and term.value = series.department
    and term.language = ${language}`;
