import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface ProductName {
  code: string;
  name: string;
}

/** Returns products by their codes, or those whose name or code has all the words. */
export async function selectProductNames(
  query: Query,
  storefrontId: number,
  language: string,
  wanted: { codes: readonly string[] } | { words: readonly string[]; most: number },
): Promise<ProductName[]> {
  const isWanted =
    "codes" in wanted
      ? sql`product.code = any(${wanted.codes}::text[])`
      : sql`not exists (select from unnest(${wanted.words}::text[]) word
          where position(lower(word) in lower(coalesce(product_text.name, '') || ' ' || product.code)) = 0)`;
  const { rows } = await sql<ProductName>`
    select product.code, coalesce(product_text.name, product.code) as name
    from product
    left join product_text on product_text.product_id = product.id and product_text.language = ${language}
    where product.storefront_id = ${storefrontId} and ${isWanted}
    order by name, product.code limit ${"most" in wanted ? wanted.most : wanted.codes.length}`.execute(query);
  return rows;
}
