import { type RawBuilder, sql } from "kysely";
import type { ContractPricesForSearch } from "../search.ts";

type Own = ContractPricesForSearch | undefined;

/** Returns the best lines of a scope: the largest percentage off, and the lowest fixed price. */
function bestOf({ lines }: ContractPricesForSearch, scope: string) {
  const byKey = Map.groupBy(
    lines.filter((line) => line.scope === scope),
    ({ key }) => key,
  );
  return Array.from(byKey, ([key, all]) => ({
    key,
    off: all.reduce<number | null>(
      (most, { cents, offBasisPoints }) => (cents === null ? Math.max(most ?? 0, offBasisPoints ?? 0) : most),
      null,
    ),
    cents: all.reduce<number | null>((least, { cents }) => (cents === null ? least : Math.min(least ?? cents, cents)), null),
  }));
}

const scopes = [
  ["own_all", "all", sql`''`],
  ["own_department", "department", sql`candidate.department`],
  ["own_series", "series", sql`candidate.series`],
  ["own_item", "item", sql`variant.item_no`],
] as const;

/** Joins an account's lines to `candidate` and `variant`. */
export const ownPriceJoins = (own: Own): RawBuilder<unknown> => {
  if (!own) return sql``;
  const joins = scopes.map(([name, scope, key]) => {
    const best = bestOf(own, scope);
    return sql`left join unnest(${best.map((one) => one.key)}::text[], ${best.map(({ off }) => off)}::integer[], ${best.map(({ cents }) => cents)}::integer[])
      as ${sql.id(name)} (key, off, cents) on ${sql.id(name)}.key = ${key}`;
  });
  return sql.join(joins, sql` `);
};

/** Returns the price of `variant`: the account's own if it is lower, in cents per square foot or per unit. */
export function ownPriceOf(own: Own): RawBuilder<unknown> {
  if (!own) return sql`variant.price_cents`;
  const all = (column: string) => sql.join(scopes.map(([name]) => sql.ref(`${name}.${column}`)));
  const list = sql`variant.list_cents::bigint`;
  // Rounds like the shop: half up, both the discount and the price per square foot.
  const lessOff = sql`${list} - (2 * ${list} * greatest(${all("off")}) + 10000) / 20000`;
  const area = sql`variant.area_per_unit::bigint`;
  const unit = sql`least(${lessOff}, ${all("cents")})`;
  return sql`case when variant.list_cents = 0 then variant.price_cents else least(variant.price_cents,
    case when variant.area_per_unit = 0 then ${unit} else (20000 * ${unit} + ${area}) / (2 * ${area}) end)::integer end`;
}
