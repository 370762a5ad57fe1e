import type { Services } from "../../../../context.ts";
import { deleteUnusedBefore } from "./import.repository.ts";

const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** Deletes uploaded files that nobody imported. */
export const forgetUnusedImports = ({ database, now }: Pick<Services, "database" | "now">): Promise<void> =>
  deleteUnusedBefore(database.query, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
