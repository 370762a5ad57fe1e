import type { Services } from "../../context.ts";
import { KEPT_MONTHS } from "./due.rules.ts";
import { deleteRequestsBefore } from "./privacy-request.repository.ts";

/** Deletes closed requests at the end of their retention period. */
export async function forgetPrivacyRequests({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await deleteRequestsBefore(query, before);
}
