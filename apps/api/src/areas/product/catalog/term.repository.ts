import type { Query } from "@azulejo/database";
import type { Terms } from "../../../domain/product.ts";

export async function selectTerms(query: Query, storefrontId: number): Promise<Terms> {
  const rows = await query.selectFrom("term").selectAll().where("storefrontId", "=", storefrontId).execute();
  const labels = new Map(rows.map((row) => [`${row.kind}|${row.value}|${row.language}`, row.label]));
  const positions = new Map(rows.map((row) => [`${row.kind}|${row.value}`, row.position]));
  return {
    label: (kind, value, language) => labels.get(`${kind}|${value}|${language}`) ?? readable(value),
    position: (kind, value) => positions.get(`${kind}|${value}`) ?? Number.MAX_SAFE_INTEGER,
  };
}

/** Formats a value without a label, such as an imported one. */
const readable = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
