import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../migrate/migrate.ts";
import { openDatabase } from "../../open-database.ts";
import { storedColors } from "./0136-stored-colors.ts";

it("renames colors in the pictures of order lines and in form entries, and completes derivations", async () => {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  onTestFinished(async () => {
    await database.close();
    await copy.remove();
  });
  await migrate(database);
  const { query } = database;
  await query
    .insertInto("storefront")
    .values({ id: 1, publicKey: "pk", siteKey: "site", name: "Shop", timezone: "UTC", settings: "{}" })
    .execute();
  const entry = { storefrontId: 1, form: "slab-warranty", language: "en", reference: "F-1", page: "/", captchaKey: "a" };
  await query
    .insertInto("formEntry")
    .values({ ...entry, fields: JSON.stringify({ colour: "Calacatta", room: "bar" }) })
    .execute();
  await query.insertInto("bag").values({ id: "bag", storefrontId: 1, pickupPlaceId: null }).execute();
  await sql`insert into customer_order (id, storefront_id, receipt_key, bag_id, attempt_key, status, language, email, phone, first_name, last_name,
      goods_cents, delivery_cents, tax_cents, total_cents, currency, terms_version, derivation)
    values (1, 1, 'receipt', 'bag', 'attempt', 'placed', 'en', 'a@example.test', '1', 'A', 'R', 0, 0, 0, 0, 'USD', '1', '{"on": "2026-11-22", "taxes": []}')`.execute(
    query,
  );
  const pictures = [{ colour: "#dbceb5", width: 3 }, { colour: null }, { color: "#000000" }, null];
  for (const [position, picture] of pictures.entries())
    await sql`insert into order_line (order_id, position, item_no, name, detail, quantity, sell_unit, unit_price_cents, goods_cents, tax_cents, fulfilment, picture)
      values (1, ${position}, 'A', 'A', '', 1, 'box', 0, 0, 0, 'DLVR', ${picture && JSON.stringify(picture)})`.execute(query);

  await storedColors.up(query.withoutPlugins() as never);

  const lines = await query.selectFrom("orderLine").select("picture").orderBy("position").execute();
  expect(lines.map(({ picture }) => picture)).toEqual([{ color: "#dbceb5", width: 3 }, { color: null }, { color: "#000000" }, null]);
  expect(await query.selectFrom("formEntry").select("fields").execute()).toEqual([{ fields: { color: "Calacatta", room: "bar" } }]);
  const orders = await query.selectFrom("customerOrder").select("derivation").execute();
  expect(orders).toEqual([{ derivation: { on: "2026-11-22", taxes: [], exemptions: [] } }]);
});
