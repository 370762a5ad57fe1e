import type { Services } from "../../context.ts";
import { KEPT_MONTHS } from "./due.rules.ts";
import { deleteRequestsBefore } from "./privacy-request.repository.ts";

/** Deletes closed requests once they no longer have to prove that they were answered. */
export async function forgetPrivacyRequests({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await deleteRequestsBefore(query, before);
}
