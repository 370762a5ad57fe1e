import { createStaff } from "@azulejo/api/areas/staff/index.ts";
import { type Call, calls } from "@azulejo/contract";
import { isWhole } from "@azulejo/testing/whole.ts";
import { type RouteRecord, routeTable } from "@azulejo/web/app/routing/route-table.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import { type OldRows, oldInputs, oldPages, owners, readOldRows, withoutOldRows } from "./old-rows.inputs.fixture.ts";
import { oldCookies, SIGNED_IN_AT } from "./old-visit.fixture.ts";
import { loadRelease, openBlank } from "./release-database.ts";
import { jsonColumns, storedJson } from "./stored-json.fixture.ts";

const SHOP = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
const PASSWORD = "Azulejo-demo-1";
const WITH_COOKIES = "0009-with-orders.sql.gz";
/** Has also what later releases store, such as derivations. */
const LATEST = "0062.sql.gz";
const HOUR = 3_600_000;

let server: ClockedServer;
let old: OldRows;
/** The token of each owner of rows, and of staff. */
const tokens = new Map<string, string>();

/** Starts today's server on an earlier release's database. Its orders are moved to yesterday, because lists show the past year. */
async function upgrade(release: string): Promise<void> {
  const { database, copy } = await openBlank();
  await loadRelease(database, release);
  await sql`update customer_order set placed_at = now() - interval '1 day' where placed_at is not null`.execute(database.query);
  await database.close();
  server = await openClockedServer(new Date(), {}, copy);
  const { database: migrated, passwords } = server.api.services;
  await createStaff(migrated.query, passwords, {
    storefront: { id: 1, name: "Cantera" },
    email: "upgrade@example.test",
    password: PASSWORD,
  });
  tokens.set("staff", await signIn("office/signin", { email: "upgrade@example.test", password: PASSWORD }));
  for (const userName of owners) tokens.set(userName, await signIn("account/login", { userName, password: PASSWORD }));
  old = await readOldRows(migrated);
}

async function signIn(path: string, body: object): Promise<string> {
  const request = new Request(`http://shop.test/api/${path}`, { method: "POST", headers: SHOP, body: JSON.stringify(body) });
  return ((await (await server.api.fetch(request)).json()) as { value: { authToken: string } }).value.authToken;
}

/** Returns the callers of a call. Null for a guest or a browser. */
function callersOf({ callers }: Call): (string | null)[] {
  if (callers === "staff") return ["staff"];
  if (callers === "browser") return [null];
  return callers === "anyone" ? [null, ...owners.slice(0, 1)] : owners;
}

async function send(call: Call, input: object, caller: string | null): Promise<{ status: number; said: string }> {
  const rest = new Map(Object.entries(input));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const address = new URL(`http://shop.test/api/${path}`);
  const headers = { ...SHOP, ...(caller && { authorization: `Bearer ${tokens.get(caller)}` }) };
  if (call.method === "GET") for (const [name, value] of rest) address.searchParams.set(name, String(value));
  const body = call.method === "POST" ? { body: JSON.stringify(Object.fromEntries(rest)) } : {};
  const response = await server.api.fetch(new Request(address, { method: call.method, headers, ...body }));
  return { status: response.status, said: (await response.text()).slice(0, 300) };
}

/** Errors that rightly refuse an old row for its state or age. */
const refusals = ["office_nothing_to_pick", "office_refund_left", "checkout_delivered_price_expired", "customer_return_"];
const isAnswered = ({ status, said }: { status: number; said: string }): boolean =>
  status < 300 || refusals.some((code) => said.includes(code));

const reads = calls.filter((call) => call.isRead).map((call) => [`${call.method} ${call.path}`, call] as const);

/** Pages that show an error, or whose address is sent only to one person. */
const withoutRows = ["404", "429", "500", "503", "ideabook", "delay", "payorder-confirm", "payment-auth", "account-businessform"];
const pages = routeTable.filter(({ id }) => !withoutRows.includes(id));
const mayRedirect = ["receipt-cancel", "receipt-return", "accept-quote", "reject-quote"];

/** Returns whether a page with a row is shown, or a page without one is shown or leads elsewhere. */
const isShown = ({ id, path }: RouteRecord, status: number): boolean =>
  status === 200 || (status < 400 && (!(path in oldPages) || mayRedirect.includes(id)));

/** Returns the visitors of a page: those who may have rows on it. */
function visitorsOf({ guards, path }: RouteRecord): (string | null)[] {
  if (guards.includes("private")) return owners;
  return /^order\/(accept|reject)|^slabs\/layout/.test(path) ? owners : [/^order\/receipt/.test(path) ? (owners[0] ?? null) : null];
}

const cookieOf = (visitor: string | null): Record<string, string> => (visitor ? { cookie: `cantera_auth=${tokens.get(visitor)}` } : {});

describe.each(isWhole ? [WITH_COOKIES, LATEST] : [LATEST])("the rows of %s", (release) => {
  beforeAll(() => upgrade(release));
  afterAll(() => server.close());

  it.each(reads.filter(([name]) => !withoutOldRows.includes(name)))("%s", async (name, call) => {
    const inputs = oldInputs[name]?.(old) ?? (call.input.safeParse({}).success ? [{}] : null);
    if (!inputs) throw new Error(`${name} has no inputs in old-rows.inputs.fixture.ts`);
    const faults: string[] = [];
    for (const input of inputs) {
      const answers: Awaited<ReturnType<typeof send>>[] = [];
      for (const caller of callersOf(call)) answers.push(await send(call, input, caller));
      if (answers.some(({ status }) => status >= 500) || !answers.some(isAnswered))
        faults.push(`${JSON.stringify(input)} ${JSON.stringify(answers)}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(pages.map((record, at) => ({ ...record, at })))("page /$path", async ({ at, ...record }) => {
    const visitors = visitorsOf(record);
    const faults: string[] = [];
    for (const language of ["en", "es"].filter((_, turn) => isWhole || at % 2 === turn)) {
      const addresses = oldPages[record.path]?.(old, language) ?? [record.path.replace(/:\w+|\*/g, "1")];
      for (const address of language === "en" ? addresses : addresses.slice(0, 3)) {
        const statuses: number[] = [];
        for (const visitor of visitors) statuses.push((await server.get(`/${language}/${address}`, cookieOf(visitor))).status);
        if (statuses.some((status) => status >= 500) || !statuses.some((status) => isShown(record, status)))
          faults.push(`/${language}/${address}: ${statuses.join()}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("have today's form in every JSON column", async () => {
    const { database } = server.api.services;
    expect(await jsonColumns(database)).toEqual(Object.keys(storedJson).sort());
    const faults: string[] = [];
    for (const [column, schema] of Object.entries(storedJson)) {
      if (typeof schema === "string") continue;
      const [, table, name] = /^(.+)\.(\w+)$/.exec(column) ?? [];
      const { rows } = await sql<{ value: unknown }>`
        select distinct ${sql.raw(`"${name}"`)} as value from ${sql.raw(String(table))} where ${sql.raw(`"${name}"`)} is not null`.execute(
        database.query,
      );
      for (const { value } of rows) {
        const { error } = schema.safeParse(value);
        if (error) faults.push(`${column} ${JSON.stringify(value)}: ${error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("name the states without a tax row, where orders are refused", () => {
    const warning = server.logged.find(({ message }) => message.includes("taxRates"));
    expect([warning?.level, warning?.fields.places]).toEqual(
      release === WITH_COOKIES ? ["warn", expect.arrayContaining(["US-OR"])] : [undefined, undefined],
    );
  });

  it.runIf(release === WITH_COOKIES)("keep the session of a browser, until its token has expired", async () => {
    const jar = Object.entries(oldCookies).map(([name, value]) => `${name}=${value}`);
    const visit = (hours: number, path: string) => {
      server.setNow(Date.parse(SIGNED_IN_AT) + hours * HOUR);
      return server.get(path, { cookie: jar.join("; ") });
    };
    const renewed = await visit(1, "/en/account/");
    expect([renewed.status, renewed.headers.getSetCookie().join()]).toEqual([200, expect.stringMatching(/cantera_refresh=[\w-]{40}/)]);
    const ended = [await visit(30, "/es/account/orders"), await visit(30, "/en/shoppingbag")];
    expect(ended.map(({ status }) => status)).toEqual([302, expect.toSatisfy((status: number) => status < 400)]);
    server.setNow(new Date());
  });
});
