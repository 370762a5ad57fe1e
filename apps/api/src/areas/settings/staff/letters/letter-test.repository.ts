import type { Query } from "@azulejo/database";

/** Locks a staff member, so that concurrent tests are counted. */
export const lockTester = (query: Query, staffId: number) =>
  query.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();

/** Returns how many test emails a staff member has sent since a time. */
export async function countTests(query: Query, { staffId, since }: { staffId: number; since: Date }): Promise<number> {
  const { tests } = await query
    .selectFrom("auditEntry")
    .select((of) => of.fn.countAll<number>().as("tests"))
    .where("staffId", "=", staffId)
    .where("kind", "=", "letter.tested")
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(tests);
}

/** Returns a staff member's email address; null for a blocked or deleted one. */
export async function selectTester(query: Query, staffId: number): Promise<{ email: string; storefrontId: number } | null> {
  const row = await query
    .selectFrom("staff")
    .select(["email", "storefrontId"])
    .where("id", "=", staffId)
    .where("blockedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
