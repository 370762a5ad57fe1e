import type { Services } from "../../../context.ts";
import { deleteGuestLayouts } from "./layout.repository.ts";

/** Days to keep guests' layouts, longer than people plan a kitchen. */
const DAYS = 180;

/** Deletes old layouts of guests, who can't delete them themselves. */
export async function removeOldLayouts({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  await deleteGuestLayouts(database.query, new Date(now().getTime() - DAYS * 86_400_000));
}
