import type { Query } from "@azulejo/database";
import { CHEAP } from "@azulejo/testing/cheap-passwords.ts";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { importSecondCatalog, SECOND, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { sql } from "kysely";
import { createStaff } from "../../areas/staff/index.ts";
import { createPasswords } from "../../session/passwords.ts";
import type { World } from "./access-matrix.world.ts";

/** A caller at the second storefront. */
export interface Visitor {
  name: "guest" | "homeowner" | "administrator" | "owner";
  headers: Record<string, string>;
}

/** Gives the second storefront products, an owner, a homeowner and the administrator of a business. */
export async function fillSecondStorefront(shop: TestShop): Promise<Record<Visitor["name"], Visitor>> {
  const { query } = shop.database;
  await importSecondCatalog(shop.database);
  await shop.api.settle();
  await copyAccount(query, "homeowner@demo.test", "home@second.test", null);
  const { id: _, ...business } = await query.selectFrom("customer").selectAll().orderBy("id").executeTakeFirstOrThrow();
  const { id: customerId } = await query
    .insertInto("customer")
    .values({ ...business, storefrontId: SECOND.id, name: "Second business" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const admin = await copyAccount(query, "dealer-admin@demo.test", "admin@second.test", customerId);
  await query.insertInto("accountRole").values({ accountId: admin, role: "Administrator" }).execute();
  const storefront = { id: SECOND.id, name: SECOND.name };
  await createStaff(query, createPasswords(CHEAP), { storefront, email: "owner@second.test", password: DEMO_PASSWORD });
  const signIn = async (path: string, body: object) => {
    const answer = await shop.call(path, body, SECOND_KEYS);
    if (!answer.body.success) throw new Error(`nobody could sign in at the second storefront: ${answer.body.code}`);
    return { ...SECOND_KEYS, ...bearer(answer.body.value) };
  };
  const asCustomer = (userName: string) => signIn("account/login", { userName, password: DEMO_PASSWORD });
  return {
    guest: { name: "guest", headers: SECOND_KEYS },
    homeowner: { name: "homeowner", headers: await asCustomer("home@second.test") },
    administrator: { name: "administrator", headers: await asCustomer("admin@second.test") },
    owner: { name: "owner", headers: await signIn("office/signin", { email: "owner@second.test", password: DEMO_PASSWORD }) },
  };
}

async function copyAccount(query: Query, from: string, email: string, customerId: number | null): Promise<number> {
  const found = await query.selectFrom("account").selectAll().where("emailKey", "=", from).executeTakeFirstOrThrow();
  const { id: _, ...row } = found;
  const own = { email, emailKey: email, givenName: "Ana", surname: "Second", phone: null, storefrontId: SECOND.id, customerId };
  const copy = { ...row, ...own, details: JSON.stringify(row.details), activeBranchId: null };
  return (await query.insertInto("account").values(copy).returning("id").executeTakeFirstOrThrow()).id;
}

/** Columns whose texts identify records of a storefront. */
const naming: [table: string, column: string][] = [
  ["product", "code"],
  ["series", "code"],
  ["item", "item_no"],
  ["place", "street"],
  ["place", "phone"],
  ["account", "email"],
  ["account", "surname"],
  ["customer", "name"],
  ["staff", "email"],
  ["gallery_scene", "code"],
  ["slab_bundle", "code"],
  ["promotion", "code"],
  ["product_text", "name"],
  ["product_text", "slug"],
  ["listing_text", "intro"],
  ["customer_order", "receipt_key"],
];

/** Returns words that only the first storefront has: names, addresses, numbers and keys of its records and people. */
export async function wordsOfFirst({ shop }: World): Promise<Set<string>> {
  const { query } = shop.database;
  const read = async (storefrontId: number): Promise<string[]> => {
    const words = await Promise.all(
      naming.map(async ([table, column]) => {
        const { rows } = await sql<{ word: string | null }>`
          select distinct ${sql.ref(column)} as word from ${sql.table(table)} where storefront_id = ${storefrontId}`.execute(query);
        return rows.map(({ word }) => word ?? "");
      }),
    );
    return words.flat();
  };
  const ofSecond = new Set(await read(SECOND.id));
  const storefront = await query.selectFrom("storefront").select("name").where("id", "=", 1).executeTakeFirstOrThrow();
  return new Set([...(await read(1)), storefront.name].filter((word) => word.length > 3 && !ofSecond.has(word)));
}

/** Tables that record requests of any storefront. */
const shared = new Set([
  "change_log",
  "record_change",
  "change_feed",
  "spent_points",
  "sign_in_failure",
  "idempotency",
  "signing_key",
  "connect_attempt",
]);

/** Returns hashes of all rows in the database, by table. */
export async function fingerprints(query: Query): Promise<Map<string, Set<string>>> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'content') and table_type = 'BASE TABLE'`.execute(query);
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.rows) {
    if (shared.has(name.replace("public.", ""))) continue;
    const { rows } = await sql<{ print: string }>`select md5(t::text) as print from ${sql.raw(name)} as t`.execute(query);
    found.set(name, new Set(rows.map(({ print }) => print)));
  }
  return found;
}

/** Returns the tables in which rows were changed or deleted. */
export function changedTables(before: Map<string, Set<string>>, after: Map<string, Set<string>>): string[] {
  return [...before].flatMap(([table, prints]) => ([...prints].every((print) => after.get(table)?.has(print)) ? [] : [table]));
}
