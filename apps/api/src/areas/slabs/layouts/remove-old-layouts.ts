import type { Services } from "../../../context.ts";
import { deleteGuestLayouts } from "./layout.repository.ts";

/** Longer than people plan a kitchen. */
const DAYS = 180;

/** Deletes guests' layouts, which nobody else can delete. */
export async function removeOldLayouts({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  await deleteGuestLayouts(database.query, new Date(now().getTime() - DAYS * 86_400_000));
}
