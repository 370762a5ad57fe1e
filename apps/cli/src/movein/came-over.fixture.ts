import type { Database } from "@azulejo/database";
import { sql } from "kysely";

/** Returns the moved records by their ids in the former system. */
export async function cameOver({ query }: Database): Promise<unknown> {
  const of = (kind: string) => sql`external_id entry where kind = ${kind}`;
  const { rows } = await sql<{ all: unknown }>`
    select jsonb_build_object(
      'entries', (select jsonb_agg(jsonb_build_array(kind, external_id, content) order by kind, external_id) from external_id),
      'businesses', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(name, type, payment_term, credit_limit_cents)
        from customer where id = record_id), (select count(*) from customer_branch where customer_id = record_id)) order by external_id)
        from ${of("business")}),
      'people', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(email, language, type) from account
        where id = record_id), (select array_agg(role order by role) from account_role where account_id = record_id)) order by external_id)
        from ${of("person")}),
      'prices', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(key, cents, off_basis_points, from_units, ended_at)
        from price_line where id = record_id)) order by external_id) from ${of("contract")}),
      'orders', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(earlier_no, placed_at, total_cents,
        array_length(tsvector_to_array(search), 1), to_pick, finished_at) from customer_order where id = record_id)) order by external_id) from ${of("order")}),
      'lines', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(item_no, quantity, goods_cents, earlier_lot,
        (select jsonb_agg(jsonb_build_array(kind, units) order by kind) from order_line_step where order_line_id = order_line.id))
        from order_line where id = record_id)) order by external_id) from ${of("line")}),
      'invoices', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(kind, earlier_no, issued_on, due_on, total_cents,
        open_cents) from invoice where id = record_id)) order by external_id) from ${of("invoice")}),
      'quotes', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(earlier_no, status, (select jsonb_agg(
        jsonb_build_array(version_no, sent_at, expires_at, lines, terms, total_cents) order by version_no) from sales_quote_version
        where quote_id = sales_quote.id)) from sales_quote where id = record_id)) order by external_id) from ${of("quote")}),
      'giftCards', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(code, issued_on, expires_on, balance_cents)
        from gift_card where id = record_id)) order by external_id) from ${of("giftCard")}),
      'containers', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(lot_code, expected, shade)
        from container_line where id = record_id)) order by external_id) from ${of("container")}),
      'slabs', (select jsonb_agg(jsonb_build_array(external_id, (select jsonb_build_array(sequence, width_mm, height_mm, price_cents)
        from slab where id = record_id)) order by external_id) from ${of("slab")})) as all`.execute(query);
  return rows[0]?.all;
}
