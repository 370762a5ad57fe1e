import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customer, office } from "@azulejo/contract";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, signIn } from "@azulejo/testing/people.ts";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const folder = mkdtempSync(join(tmpdir(), "azulejo-credit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  "businesses.csv": "id,name,paymentTerm,creditLimit\nC-1,Aaron Tile,NET30,1000.00\n",
  "people.csv": `id,business,email,givenName,surname,roles,passwordHash\nP-1,C-1,ana@aaron.test,Ana,Ruiz,Administrator,${bcrypt.hashSync("Loseta-4711", 4)}\n`,
  "invoices.csv": `id,business,kind,issuedOn,dueOn,total,open
1,C-1,invoice,2026-08-03,2026-09-02,20.00,-15.00
2,C-1,credit,2026-09-01,,-50.00,-50.00
`,
  "control.csv": "figure,amount\nreceivables,-50.00\n",
};

let customerId: number;
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  await moveIn({ database: shop.database, folder, source: "old-erp", now: new Date(), signedBy: "Ana" });
  const { query } = shop.database;
  const row = query.selectFrom("customer").select("id").where("name", "=", "Aaron Tile");
  customerId = (await row.executeTakeFirstOrThrow()).id;
});

/** Calls all reading calls that need nothing else than an account. @returns those that the shop couldn't answer */
async function failuresOf(calls: object, headers: Record<string, string>): Promise<string[]> {
  const failures: string[] = [];
  for (const call of Object.values(calls)) {
    if (call.method !== "GET") continue;
    const known = { customerId: String(customerId), month: "2026-10" };
    const inputs = Object.entries(known).filter(([name]) => name in (call.input?.shape ?? {}));
    const { status, body } = await shop.call(`${call.path}?${new URLSearchParams(inputs)}`, undefined, headers);
    if (status >= 500) failures.push(`${call.path}: ${body.code}`);
  }
  return failures;
}

it("shows an account that has more credit than it owes to staff and to the account, wherever it appears", async () => {
  const staff = await staffHeaders(shop);
  const { customers } = (await shop.call("office/customers?query=aaron", undefined, staff)).body.value;
  expect(customers).toMatchObject([{ name: "Aaron Tile", owedCents: -5000 }]);
  expect(await failuresOf(office, staff)).toEqual([]);
  const person = bearer((await signIn(shop, "ana@aaron.test", "Loseta-4711")).body.value);
  expect((await shop.call(customer.balance.path, undefined, person)).body.value).toMatchObject({
    balanceCents: -5000,
    availableCents: 105_000,
  });
  expect(await failuresOf(customer, person)).toEqual([]);
});
