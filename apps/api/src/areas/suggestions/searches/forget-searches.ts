import type { Services } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { deleteSearchesBefore } from "./search-count.repository.ts";

const DAY_MS = 86_400_000;

/** Deletes search counts past their retention period. */
export async function forgetSearches({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> {
  for (const { id, timezone, settings } of await selectStorefronts(query))
    await deleteSearchesBefore(query, id, todayOf(new Date(now().getTime() - settings.searchDays * DAY_MS), timezone));
}
