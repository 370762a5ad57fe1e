import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { ContractPriceLine } from "./contract-prices.rules.ts";

/** Returns a business account's current and future price lines, of its price level and contract. */
export async function selectContractPriceLines(query: Query, customerId: number, today: string): Promise<ContractPriceLine[]> {
  const { rows } = await sql<ContractPriceLine>`
    select case when line.customer_id is null then 'level' else 'contract' end as kind,
      line.scope, line.key, line.off_basis_points, line.cents, line.from_units,
      line.first_day::text as first_day, line.last_day::text as last_day
    from price_line line
    where line.ended_at is null and (line.last_day is null or line.last_day >= ${today}::date)
      and (line.customer_id = ${customerId} or line.price_level_id = (
        select price_level_id from price_level_assignment where customer_id = ${customerId} and ended_at is null))
    order by line.id`.execute(query);
  return rows;
}
