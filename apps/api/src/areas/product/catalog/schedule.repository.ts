import { type Query, recordChanges } from "@azulejo/database";
import { sql } from "kysely";
import { recordActOf } from "../../audit/index.ts";

interface Turned {
  id: number;
  code: string;
  published: boolean;
}

/**
 * Shows and hides products on their scheduled days. Safe to repeat, also in several processes, because applied days are removed.
 * @returns the changed products
 */
export async function applySchedule(query: Query, storefrontId: number, today: string, at: Date): Promise<number[]> {
  // Reads first, because most days have nothing to apply.
  const due = await query
    .selectFrom("product")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where((of) => of.or([of("showOn", "<=", today), of("hideAfter", "<", today)]))
    .executeTakeFirst();
  if (!due) return [];
  return query.transaction().execute(async (inside) => {
    const { rows } = await sql<Turned>`
      update product set
        published = case when show_on <= ${today}::date and hide_after < ${today}::date then show_on > hide_after
          when show_on <= ${today}::date then true when hide_after < ${today}::date then false else published end,
        show_on = case when show_on > ${today}::date then show_on end,
        hide_after = case when hide_after >= ${today}::date then hide_after end
      where storefront_id = ${storefrontId} and (show_on <= ${today}::date or hide_after < ${today}::date)
      returning id, code, published`.execute(inside);
    for (const { code, published } of rows)
      await recordActOf(
        { query: inside, storefrontId, at, by: { actor: "system", name: "catalog schedule" } },
        { kind: "catalogue.changed", subject: "product", no: code, before: { published: !published }, after: { published } },
      );
    await recordChanges(
      inside,
      rows.flatMap(({ id }) => [
        { kind: "product", entity: String(id) },
        // Cached pages may depend on these redirects not existing.
        { kind: "redirect", entity: String(id) },
      ]),
    );
    return rows.map(({ id }) => id);
  });
}
