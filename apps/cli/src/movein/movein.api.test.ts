import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { type MoveInSummary, moveIn } from "@azulejo/api/areas/movein/index.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveInText } from "./move-in-text.ts";
import { writeExample } from "./write-example.ts";

const STORES = 1;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-distributor-"));
  await writeExample(folder, STORES, 100);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (database: Database, signal?: AbortSignal, onProgress?: () => void) =>
  moveIn({ database, folder, source: "example", now: new Date("2026-11-28T20:00:00Z"), signal, onProgress });

/** What came over, by the names of the system that it came from. */
async function cameOver({ query }: Database): Promise<unknown> {
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
        open_cents) from invoice where id = record_id)) order by external_id) from ${of("invoice")})) as all`.execute(query);
  return rows[0]?.all;
}

it("brings a distributor over, goes on where it was interrupted, and then has nothing left to write", async () => {
  const [whole, parts] = [await copyTemplate(), await copyTemplate()];
  const [one, other] = [await openDatabase(whole), await openDatabase(parts)];
  for (const database of [one, other]) await importCatalog({ database, path: join(folder, "catalog.csv") });
  const summary = await run(one);
  const { counts } = summary;
  expect(summary).toMatchObject({ hasWritten: true, differences: [] });
  expect(counts.business?.created).toBe(STORES * 125);
  expect(counts.invoice?.created).toBeGreaterThan(STORES * 600);
  expect([counts.person?.rejected, counts.invoice?.rejected]).toEqual([expect.any(Number), 1]);
  expect(moveInText(summary, false)).toMatch(/^businesses +125 new, 0 changed, 0 unchanged, 0 rejected$/m);
  expect((await examineBooks(one)).filter(({ problem }) => problem !== null)).toEqual([]);

  let interrupted: MoveInSummary;
  let batches = 0;
  do {
    const stop = new AbortController();
    const limit = ++batches;
    let seen = 0;
    interrupted = await run(other, stop.signal, () => ++seen > limit && stop.abort());
  } while (interrupted.stopped);
  expect(batches).toBeGreaterThan(4);
  await run(other);
  expect(await cameOver(other)).toEqual(await cameOver(one));
  const again = await run(one);
  expect(Object.values(again.counts).map(({ created, changed }) => created + changed)).toEqual(Array(11).fill(0));
  for (const database of [one, other]) await database.close();
  for (const copy of [whole, parts]) await copy.remove();
}, 60_000);
