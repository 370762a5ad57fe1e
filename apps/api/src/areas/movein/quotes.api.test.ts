import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, mailsTo, signIn } from "@azulejo/testing/people.ts";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const NOW = new Date("2026-11-28T20:00:00Z");
const PASSWORD = "grout of the old days";
let files: Record<string, string>;
let itemNo: string;
let carmen: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  shop.setNow(NOW);
  itemNo = await boxInReno(shop, 9);
  staff = await staffHeaders(shop);
  files = {
    "businesses.csv": "id,name,creditLimit,paymentTerm\nC-1,Peña Pisos,10000,NET30\n",
    "branches.csv": "id,business,number,name\nB-1,C-1,01,Sparks\n",
    "people.csv": `id,business,email,givenName,surname,roles,phone,passwordHash
P-1,C-1,carmen@pena.test,Carmen,Peña,Administrator,775 555 0100,${bcrypt.hashSync(PASSWORD, 4)}
P-2,,ruth@home.test,Ruth,Okafor,,,
`,
    "quotes.csv": `id,number,business,branch,person,quotedOn,validUntil,store,line1,city,state,postalCode,freight,tax,total,purchaseOrder,job,note,phone
Q-1,QT-5001,C-1,B-1,,2026-11-02,2026-12-15,,12 Mill St,Reno,NV,89501,120.00,7.00,217.00,LR-9,Baño principal,For one delivery.,
Q-2,QT-5002,C-1,,P-1,2026-11-02,2026-11-27,reno,,,,,,,45.00,,,,
Q-3,,,,P-2,2026-11-20,2026-12-01,reno,,,,,,,99.00,,,,775 555 0101
`,
    "quote-lines.csv": `quote,line,item,units,price
Q-1,1,${itemNo.toLowerCase()},1,40.00
Q-1,2,${itemNo},1,50.00
Q-2,1,${itemNo},1,45.00
Q-3,1,${itemNo},1,45.00
Q-3,2,GONE-1,1,54.00
`,
    "control.csv": "figure,count,amount\nquotes,3,361.00\n",
  };
});

function folderOf(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}
const rejected: string[] = [];
const run = (folder: string, more: Partial<MoveInOptions> = {}) => {
  rejected.length = 0;
  const onRejects: MoveInOptions["onRejects"] = (file, problems) =>
    rejected.push(...problems.map(({ line, column, reason }) => `${file} ${line} ${column} ${reason}`));
  return moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, onRejects, ...more });
};
const changed = (file: string, from: string, to: string) => ({ [file]: files[file]?.replace(from, to) ?? "" });
const quoteOf = async (number: string) =>
  query.selectFrom("salesQuote").select(["id", "quoteNo", "status"]).where("earlierNo", "=", number).executeTakeFirstOrThrow();
const read = async (number: string) => (await shop.call(`customer/quote/${(await quoteOf(number)).quoteNo}`, undefined, carmen)).body.value;

describe("quotes of another system", () => {
  it("are refused while their number or sum differs from the stated one", async () => {
    const summary = await run(folderOf(changed("control.csv", "quotes,3,361.00", "quotes,2,361.00")));
    expect(summary).toMatchObject({ hasWritten: false, differences: [{ figure: "quotes", count: 2, foundCount: 3 }] });
  });

  it("come over open, without mail and once; one with an unknown item waits for the shop", async () => {
    const summary = await run(folderOf());
    expect(rejected).toEqual(["quote-lines.csv 6 item is no item of the catalog"]);
    expect(summary).toMatchObject({
      hasWritten: true,
      unequalQuotes: ["Q-3"],
      counts: { quote: { created: 3 }, quoteLine: { created: 4, rejected: 1 } },
    });
    expect((await quoteOf("Q-3")).status).toBe("requested");
    const again = await run(folderOf());
    expect(again.counts).toMatchObject({ quote: { created: 0, changed: 0 }, quoteLine: { created: 0, changed: 0 } });
    expect(await query.selectFrom("salesQuoteVersion").select("versionNo").where("staffId", "is", null).execute()).toHaveLength(2);
    expect(await mailsTo(shop, "carmen@pena.test")).toEqual([]);
    carmen = bearer((await signIn(shop, "carmen@pena.test", PASSWORD)).body.value);
  });

  it("are read by their customer and by staff under both numbers, and expire", async () => {
    expect(await read("QT-5001")).toMatchObject({
      earlierNo: "QT-5001",
      state: "open",
      branch: "Sparks",
      purchaseOrderNo: "LR-9",
      jobName: "Baño principal",
      mayDecide: true,
      versions: [
        {
          ...{ versionNo: 1, validUntil: "2026-12-15", note: "For one delivery.", goodsCents: 9_000, deliveryCents: 12_000 },
          ...{ taxCents: 700, totalCents: 21_700, lines: [{ itemNo, unitPriceCents: 4_000 }, { unitPriceCents: 5_000 }] },
        },
      ],
    });
    expect(await read("QT-5002")).toMatchObject({ state: "expired", mayDecide: false });
    const { quoteNo } = await quoteOf("QT-5001");
    const inOffice = await shop.call(`office/quote?quoteNo=${quoteNo}`, undefined, staff);
    expect(inOffice.body.value).toMatchObject({ earlierNo: "QT-5001", state: "open", totalCents: 21_700, phone: "775 555 0100" });
  });

  it("have their id of the other system, and may get ids of further ones", async () => {
    const { quoteNo } = await quoteOf("QT-5001");
    const found = async (query: string) => (await shop.call(`office/${query}`, undefined, staff)).body;
    expect((await found("findexternalid?kind=quote&source=old-erp&id=Q-1")).value).toMatchObject({ no: quoteNo });
    const ids = { "external-ids.csv": "kind,record,source,id\nquote,Q-1,crm,X-1\nquote,Q-9,crm,X-2\n" };
    expect((await run(folderOf(ids))).counts).toMatchObject({ furtherId: { created: 1, rejected: 1 } });
    expect(rejected).toContain("external-ids.csv 3 record is the id of no quote");
    expect((await found(`externalids?kind=quote&no=${quoteNo}`)).value.externalIds).toEqual([
      { source: "crm", id: "X-1" },
      { source: "old-erp", id: "Q-1" },
    ]);
    expect((await found("externalids?kind=quote&no=999999")).code).toBe("office_quote_not_found");
  });

  it("change with a later file", async () => {
    const later = { ...changed("quotes.csv", "7.00,217.00", "7.00,207.00"), ...changed("quote-lines.csv", "1,50.00", "1,40.00") };
    const summary = await run(folderOf({ ...later, "control.csv": "figure,amount\n" }), { signedBy: "Ana" });
    expect(summary.counts).toMatchObject({ quote: { changed: 1 }, quoteLine: { changed: 1 } });
    expect((await read("QT-5001")).versions).toMatchObject([{ versionNo: 2, totalCents: 20_700 }, { versionNo: 1 }]);
  });

  it("lose a line that a later file no longer has, once, and name it before", async () => {
    const head = (files["quotes.csv"] ?? "").split("\n")[0];
    const longer = {
      "quotes.csv": `${head}\nQ-4,QT-5004,,,P-2,2026-11-20,2026-12-01,reno,,,,,,,190.00,,,,775 555 0101\n`,
      "quote-lines.csv": `quote,line,item,units,price\nQ-4,1,${itemNo},1,45.00\nQ-4,2,${itemNo},2,50.00\nQ-4,3,${itemNo},1,45.00\n`,
      "control.csv": "figure,amount\n",
    };
    expect((await run(folderOf(longer), { signedBy: "Ana" })).counts).toMatchObject({ quote: { created: 1 }, quoteLine: { created: 3 } });
    const versionsOf = async (number: string) =>
      await query
        .selectFrom("salesQuoteVersion")
        .select(["versionNo", "totalCents"])
        .where("quoteId", "=", (await quoteOf(number)).id)
        .orderBy("versionNo")
        .execute();
    const shorter = {
      ...longer,
      "quotes.csv": longer["quotes.csv"].replace("190.00", "145.00"),
      "quote-lines.csv": longer["quote-lines.csv"].replace(/Q-4,3.*\n/, ""),
    };
    const check = await run(folderOf(shorter), { dryRun: true });
    expect(check).toMatchObject({ counts: { quoteLine: { removed: 1 } }, removed: { quoteLine: ["Q-4/3"] }, unequalQuotes: [] });
    expect(await versionsOf("QT-5004")).toHaveLength(1);
    await run(folderOf(shorter), { signedBy: "Ana" });
    expect(await versionsOf("QT-5004")).toEqual([
      { versionNo: 1, totalCents: 19_000 },
      { versionNo: 2, totalCents: 14_500 },
    ]);
    const again = await run(folderOf(shorter), { signedBy: "Ana" });
    expect(again).toMatchObject({ counts: { quoteLine: { changed: 0, removed: 0 } }, removed: {} });
    expect(await versionsOf("QT-5004")).toHaveLength(2);
  });

  it("keep their lines while a row of them can't be read", async () => {
    const broken = {
      "quotes.csv": `${files["quotes.csv"]}Q-4,QT-5004,,,P-2,2026-11-20,2026-12-01,reno,,,,,,,145.00,,,,775 555 0101\n`,
      "quote-lines.csv": `${files["quote-lines.csv"]}Q-4,1,${itemNo},one,45.00\n`,
    };
    expect((await run(folderOf(broken), { dryRun: true })).removed).toEqual({});
    const unnamed = { ...broken, "quote-lines.csv": `${files["quote-lines.csv"]}Q-4,1,${itemNo},1,45.00\n,2,${itemNo},2,50.00\n` };
    expect((await run(folderOf(unnamed), { dryRun: true })).removed).toEqual({});
  });

  it("are accepted at their prices with the taxes of the day, and can't be changed by a file afterwards", async () => {
    const { quoteNo } = await quoteOf("QT-5001");
    const { checkout } = await read("QT-5001");
    expect(checkout.totals).toMatchObject({ goodsCents: 8_000, deliveryCents: 12_000 });
    const accepted = await shop.call(
      "customer/acceptquote",
      {
        ...{ quoteNo, versionNo: 2, payment: "Credit", expectedTotalCents: checkout.totals.totalCents },
        ...{ agreed: true, termsVersion: checkout.termsVersion },
      },
      { ...carmen, "idempotency-key": crypto.randomUUID() },
    );
    expect(accepted.body).toMatchObject({ value: { status: "placed" } });
    expect((await read("QT-5001")).state).toBe("accepted");
    await run(folderOf({ ...changed("quotes.csv", "7.00,217.00", "9.00,209.00"), "control.csv": "figure,amount\n" }), { signedBy: "Ana" });
    expect(rejected).toContain("quotes.csv 2 id has been accepted, rejected or withdrawn in the shop since");
    const shorter = folderOf({ "quote-lines.csv": (files["quote-lines.csv"] ?? "").replace(/Q-1,2.*\n/, "") });
    expect((await run(shorter, { dryRun: true })).removed).toEqual({});
    expect(rejected).toContain("quote-lines.csv 2 quote has been accepted, rejected or withdrawn in the shop since");
  });
});
