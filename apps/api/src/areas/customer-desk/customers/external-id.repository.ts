import type { Query } from "@azulejo/database";

/** Returns the ids in other systems of a business account or a person that was moved in. */
export const selectExternalIds = (query: Query, kind: "business" | "person", recordId: number): Promise<{ source: string; id: string }[]> =>
  query
    .selectFrom("externalId")
    .select(["source", "externalId as id"])
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .orderBy("source")
    .orderBy("externalId")
    .execute();
