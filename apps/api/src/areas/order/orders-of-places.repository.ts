import { type RawBuilder, sql } from "kysely";

/** The places that staff are limited to; null for all. */
type PlaceIds = readonly number[] | null;

/**
 * Selects whether staff may see an order: staff limited to places see orders with lines picked up there.
 * @param orderId a column with its id
 */
export const isOrderOfPlaces = (placeIds: PlaceIds, orderId: string): RawBuilder<boolean> =>
  placeIds === null
    ? sql`true`
    : sql`exists (select from order_line own where own.order_id = ${sql.ref(orderId)} and ${isLineOfPlaces(placeIds, "own")})`;

/** Selects whether a line is picked up at one of the staff's places. @param line the alias of its table */
export const isLineOfPlaces = (placeIds: PlaceIds, line: string): RawBuilder<boolean> =>
  placeIds === null
    ? sql`true`
    : sql`(${sql.ref(`${line}.fulfilment`)} = 'PKUP' and ${sql.ref(`${line}.place_id`)} = any(${[...placeIds]}))`;
