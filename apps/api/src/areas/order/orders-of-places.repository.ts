import { type RawBuilder, sql } from "kysely";

/** Which places staff are limited to; null for all. */
type PlaceIds = readonly number[] | null;

/** Whether staff may see an order: those of certain stores see orders with lines that are picked up there. @param orderId a column with its id */
export const isOrderOfPlaces = (placeIds: PlaceIds, orderId: string): RawBuilder<boolean> =>
  placeIds === null
    ? sql`true`
    : sql`exists (select from order_line own where own.order_id = ${sql.ref(orderId)} and ${isLineOfPlaces(placeIds, "own")})`;

/** Whether a line is of the staff's stores. @param line the alias of its table */
export const isLineOfPlaces = (placeIds: PlaceIds, line: string): RawBuilder<boolean> =>
  placeIds === null
    ? sql`true`
    : sql`(${sql.ref(`${line}.fulfilment`)} = 'PKUP' and ${sql.ref(`${line}.place_id`)} = any(${[...placeIds]}))`;
