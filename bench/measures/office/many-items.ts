import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { colors, finishes, looks, sizes } from "../../generated-products.ts";

const VARIANTS = 5;
const PRODUCTS_OF_A_SERIES = 5;
/** The item number before the first one's. */
const FIRST_ID = 1_000_000;

/** An element of a list as SQL, chosen by a number. */
const one = (from: string[], number: string) => sql`(${from}::text[])[1 + (${sql.raw(number)}) % ${from.length}::int]`;

/**
 * Fills the catalog with so many items of tiles in five variants each, with texts, prices and stock. One product in a hundred is hidden.
 * It writes whole tables at once, because an import of as many would take minutes.
 */
export async function fillCatalog(query: Query, count: number): Promise<void> {
  const products = Math.ceil(count / VARIANTS);
  const series = Math.ceil(products / PRODUCTS_OF_A_SERIES);
  await sql`insert into series (id, storefront_id, code, name, material, department)
    overriding system value
    select ${FIRST_ID}::int + n, 1, 'bench-' || n, 'Bench ' || n, 'porcelain', 'tile' from generate_series(0, ${series}::int - 1) n`.execute(
    query,
  );
  await sql`insert into product (id, storefront_id, series_id, code, color_code, color_family, look, introduced_on, published)
    overriding system value
    select ${FIRST_ID}::int + n, 1, ${FIRST_ID}::int + n / ${PRODUCTS_OF_A_SERIES}::int, 'bench-' || n, ${one(colors, "n")}, ${one(colors, "n")},
      ${one(looks, "n * 7")}, '2026-01-01', n % 100 > 0 from generate_series(0, ${products}::int - 1) n`.execute(query);
  await sql`insert into product_text (product_id, storefront_id, language, name, slug, color)
    select ${FIRST_ID}::int + n, 1, language, word || ' ' || ${one(colors, "n")} || ' ' || n, lower(word) || '-' || n, ${one(colors, "n")}
    from generate_series(0, ${products}::int - 1) n, (values ('en', 'Bench'), ('es', 'Banco')) text (language, word)`.execute(query);
  await sql`insert into item (id, storefront_id, product_id, item_no, size, finish, sell_unit, pieces_per_unit, area_per_unit, weight_per_unit, position)
    overriding system value
    select ${FIRST_ID}::int + n, 1, ${FIRST_ID}::int + n / ${VARIANTS}::int, 'BENCH-' || n / ${VARIANTS}::int || '-' || n % ${VARIANTS}::int,
      ${one(sizes, "n")}, ${one(finishes, "n")}, 'box', 6, 116200, 4850, n % ${VARIANTS}::int
    from generate_series(0, ${count}::int - 1) n`.execute(query);
  const own = sql`from item where id >= ${FIRST_ID}::int`;
  await sql`insert into item_text (item_id, language, label) select id, language, size || ' ' || finish
    from item, (values ('en'), ('es')) text (language) where id >= ${FIRST_ID}::int`.execute(query);
  await sql`insert into price (item_id, list_cents) select id, 5478 ${own}`.execute(query);
  await sql`insert into lot (item_id, place_id, code, on_hand) select id, (select min(id) from place), 'bench', id % 90 ${own}`.execute(
    query,
  );
  // The database does this by itself within a minute of such a change.
  for (const table of ["series", "product", "product_text", "item", "item_text", "price", "lot", "catalogue_row"])
    await sql`vacuum analyze ${sql.table(table)}`.execute(query);
}
