import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** The forms that earlier releases named after one supplier's products. What they were about is the subject now. */
const renamed = { "sequel-quartz-warranty": "Sequel Quartz", "revera-quartz-warranty": "Revera Quartz" };

/** One form registers any slab; its block names the product. Entries and stories of earlier releases follow. */
export const formNames: Migration = {
  up: (database) =>
    runStatements(
      database,
      Object.entries(renamed).flatMap(([name, subject]) => [
        `update form_entry set form = 'slab-warranty', subject = coalesce(subject, '${subject}') where form = '${name}'`,
        ...["draft", "published"].map(
          (copy) => `update content.story
            set ${copy} = replace(${copy}::text, '"form": "${name}"', '"form": "slab-warranty", "subject": "${subject}"')::jsonb
            where ${copy}::text like '%"form": "${name}"%'`,
        ),
      ]),
    ),
};
