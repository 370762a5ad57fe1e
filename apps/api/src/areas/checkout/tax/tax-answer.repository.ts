import type { Query } from "@azulejo/database";
import type { TaxAnswer } from "@azulejo/extend/tax-service.ts";
import type { TaxOutcome } from "../../../ports/tax/guarded-taxes.ts";

interface Asked {
  key: string;
  storefrontId: number;
  service: string;
  answeredAt: Date;
  expiresAt: Date;
}

/** Returns an answer that still applies. */
export async function selectTaxAnswer(query: Query, key: string, now: Date): Promise<TaxOutcome | null> {
  const row = await query
    .selectFrom("taxAnswer")
    .select(["answer", "fault"])
    .where("key", "=", key)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return row.fault ? { answer: null, fault: row.fault } : { answer: row.answer as unknown as TaxAnswer | null, fault: null };
}

/** Stores an answer, unless there is one that still applies. */
export async function insertTaxAnswer(query: Query, asked: Asked, { answer, fault }: TaxOutcome): Promise<void> {
  const row = { ...asked, answer: answer && JSON.stringify(answer), fault };
  await query
    .insertInto("taxAnswer")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ answer: row.answer, fault, answeredAt: asked.answeredAt, expiresAt: asked.expiresAt })
        .where("taxAnswer.expiresAt", "<=", asked.answeredAt),
    )
    .execute();
}
