import { sql } from "kysely";
import type { Database } from "../database.ts";
import { applicationNames } from "./open-server.ts";

/** Returns whether a shop is using a database, which some commands must not change meanwhile. */
export async function isShopRunning({ query }: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${applicationNames.shop} limit 1`.execute(query);
  return rows.length > 0;
}
