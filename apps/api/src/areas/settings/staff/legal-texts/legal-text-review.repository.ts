import type { Query } from "@azulejo/database";

export interface StoredReview {
  storyUuid: string;
  version: string;
  fingerprintEn: string;
  fingerprintEs: string;
  note: string;
  reviewedBy: string;
  reviewedAt: Date;
}

/** Returns the last review of each story. */
export async function selectLastReviews(query: Query, storefrontId: number): Promise<Map<string, StoredReview>> {
  const rows = await query
    .selectFrom("legalTextReview")
    .distinctOn("storyUuid")
    .select(["storyUuid", "version", "fingerprintEn", "fingerprintEs", "note", "reviewedBy", "reviewedAt as reviewedAt"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("storyUuid")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.storyUuid, row]));
}

export async function insertReview(query: Query, review: StoredReview & { storefrontId: number }): Promise<void> {
  await query.insertInto("legalTextReview").values(review).execute();
}
