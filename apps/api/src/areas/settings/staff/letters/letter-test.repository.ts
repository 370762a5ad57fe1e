import type { Query } from "@azulejo/database";

/** Locks a staff member, so that two tests at once are counted one after the other. */
export const lockTester = (query: Query, staffId: number) =>
  query.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();

/** Returns how many tests a staff member has sent since a moment. */
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

/** Returns where a staff member is mailed; null for one who is blocked or gone. */
export async function selectTester(query: Query, staffId: number): Promise<{ email: string; storefrontId: number } | null> {
  const row = await query
    .selectFrom("staff")
    .select(["email", "storefrontId"])
    .where("id", "=", staffId)
    .where("blockedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
