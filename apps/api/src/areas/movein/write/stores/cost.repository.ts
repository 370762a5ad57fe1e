import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface CostRow {
  itemId: number;
  startsOn: string;
  costCents: number;
  createdAt: Date;
}

export async function upsertCosts(query: Query, rows: CostRow[]): Promise<void> {
  await sql`${insertRows("itemCost", rows as unknown as Record<string, unknown>[])}
    on conflict (item_id, starts_on) do update set cost_cents = excluded.cost_cents, created_at = excluded.created_at`.execute(query);
}
