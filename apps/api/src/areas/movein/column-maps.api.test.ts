import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, describe, expect, it } from "vitest";
import { moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

/** Exports of an accounting program, under their own names. */
const EXPORTS = {
  "Customer List.csv": `Customer,Company Name,Main Email,First Name,Last Name,Terms,Limit,Bill Zip
1001,Tile & Más,ana@tilemas.test,Ana,Ruiz,Net 30,"$5,000.00",89501
1002,Old Mill Homes,joe@oldmill.test,Joe,Mill,Due on receipt,,89502`,
  "AR.csv": `Num;Name;Date;Due Date;Amount;Open Balance
A-1;1001;8/3/2026;9/2/2026;100.00;40.00
A-2;1002;13/45/2026;9/2/2026;10.00;10.00
A-3;1002;11/1/26;11/1/26;10.00;10.00`,
};
const MAP = {
  businesses: {
    file: "Customer List.csv",
    columns: {
      ...{ id: "Customer", name: "Company Name", creditLimit: "Limit", postalCode: "Bill Zip", type: { value: "contractor" } },
      paymentTerm: { column: "Terms", values: { "net 30": "NET30", "Due on receipt": "CASH" } },
    },
  },
  people: {
    file: "Customer List.csv",
    columns: {
      ...{ id: "Main Email", email: "Main Email", givenName: "First Name", surname: "Last Name", business: "Customer" },
      roles: { value: "Administrator" },
    },
  },
  invoices: {
    file: "AR.csv",
    columns: {
      ...{ id: "Num", business: "Name", total: "Amount", open: "Open Balance" },
      issuedOn: { column: "Date", days: "mdy" },
      dueOn: { column: "Due Date", days: "mdy" },
    },
  },
};

function folderOf(map: object = MAP, more: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-maps-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...EXPORTS, "columns.json": JSON.stringify(map), ...more }))
    writeFileSync(join(folder, name), text);
  return folder;
}
const run = (folder: string) => moveIn({ database: shop.database, folder, source: "books", signedBy: "the owner" });

describe("files of another system, with a map of their columns", () => {
  it("come over under their own names, words and days", async () => {
    const folder = folderOf();
    const { counts, rejectedFiles } = await run(folder);
    expect(counts).toMatchObject({ business: { created: 2 }, person: { created: 2 }, invoice: { created: 2, rejected: 1 } });
    const customer = await query.selectFrom("customer").selectAll().where("name", "=", "Tile & Más").executeTakeFirstOrThrow();
    expect(customer).toMatchObject({ type: "contractor", paymentTerm: "NET30", creditLimitCents: 500_000, postalCode: "89501" });
    const invoices = await query
      .selectFrom("invoice")
      .select(["earlierNo", "issuedOn", "dueOn", "openCents"])
      .orderBy("earlierNo")
      .execute();
    expect(invoices.filter(({ earlierNo }) => earlierNo?.startsWith("A-"))).toEqual([
      { earlierNo: "A-1", issuedOn: "2026-08-03", dueOn: "2026-09-02", openCents: 4000 },
      { earlierNo: "A-3", issuedOn: "2026-11-01", dueOn: "2026-11-01", openCents: 1000 },
    ]);
    expect(rejectedFiles).toEqual([join(folder, "invoices.rejected.csv")]);
    expect(readFileSync(join(folder, "invoices.rejected.csv"), "utf8")).toContain("3,issuedOn,is not a day like 2026-03-31,2026-13-45");
    expect((await run(folder)).counts).toMatchObject({ business: { unchanged: 2 }, person: { unchanged: 2 }, invoice: { unchanged: 2 } });
  });

  it("need a map without mistakes, which are all named", async () => {
    const wrong = {
      businesses: { file: "Nothing.csv", columns: { id: "Customer", nam: "Company Name" } },
      clients: { columns: {} },
    };
    await expect(run(folderOf(wrong))).rejects.toThrow(
      /businesses has no column nam\.[\s\S]*businesses needs name\.[\s\S]*names Nothing\.csv[\s\S]*clients is none of levels, businesses/,
    );
    await expect(run(folderOf(MAP, { "columns.json": "{" }))).rejects.toThrow("columns.json is not valid JSON");
    await expect(run(folderOf({ businesses: { columns: { id: { from: "x" } } } }))).rejects.toThrow(/must be a column's name/);
  });

  it("lack a column that the map names", async () => {
    const map = { businesses: { file: "Customer List.csv", columns: { id: "Customer", name: "Firm" } } };
    await expect(run(folderOf(map))).rejects.toThrow(/Firm/);
  });
});

describe("files of JSON lines", () => {
  it("have the keys of their first line as columns, and reject a line alone", async () => {
    const lines = [
      { id: 77, name: "Piedra Norte", type: "builder", creditLimit: 1500.5 },
      { id: 78, name: { en: "Nested" }, type: "builder" },
      { id: 79, name: "Sur & Co" },
    ];
    const folder = mkdtempSync(join(tmpdir(), "azulejo-maps-"));
    folders.push(folder);
    writeFileSync(join(folder, "businesses.jsonl"), `${lines.map((line) => JSON.stringify(line)).join("\n")}\n[1]\n`);
    expect((await run(folder)).counts).toMatchObject({ business: { created: 2, rejected: 2 } });
    const found = await query
      .selectFrom("customer")
      .select(["name", "type", "creditLimitCents"])
      .where("name", "in", ["Piedra Norte", "Sur & Co"])
      .orderBy("name")
      .execute();
    expect(found).toEqual([
      { name: "Piedra Norte", type: "builder", creditLimitCents: 150_050 },
      { name: "Sur & Co", type: "dealer", creditLimitCents: null },
    ]);
    const report = readFileSync(join(folder, "businesses.jsonl.rejected.csv"), "utf8");
    expect(report).toContain("2,,");
    expect(report).toContain("is no JSON object");
  });
});
