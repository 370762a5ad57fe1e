import type { Services } from "../../../context.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { deleteEntriesBefore } from "./form-entry.repository.ts";

const DAY_MS = 86_400_000;

/** Deletes form entries past their retention period. */
export async function forgetFormEntries({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> {
  for (const { id, settings } of await selectStorefronts(query)) {
    const { formEntryDays } = settings;
    if (formEntryDays !== null) await deleteEntriesBefore(query, id, new Date(now().getTime() - formEntryDays * DAY_MS));
  }
}
