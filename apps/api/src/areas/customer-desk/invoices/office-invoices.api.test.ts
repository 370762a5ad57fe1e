import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveIn } from "../../movein/index.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const NOW = new Date("2026-11-28T20:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "azulejo-invoices-"));
afterAll(() => rmSync(folder, { recursive: true }));

let pena: number;
beforeAll(async () => {
  shop.setNow(NOW);
  writeFileSync(join(folder, "businesses.csv"), "id,name\nC-1,Peña Pisos\nC-2,Harbor Kitchens\n");
  writeFileSync(
    join(folder, "invoices.csv"),
    `id,number,business,kind,issuedOn,dueOn,total,tax,open,purchaseOrder,job
INV-1,88213,C-1,invoice,2026-08-01,2026-08-31,570.00,70.00,570.00,LR-9,Lobby
INV-2,88214,C-1,invoice,2026-11-20,2026-12-20,100.00,0,40.00,,
INV-3,88300,C-2,invoice,2026-10-01,2026-10-31,60.00,0,60.00,LR-10,
INV-4,88301,C-2,invoice,2026-10-01,2026-10-31,25.00,0,0.00,,
CR-1,,C-1,credit,2026-11-01,,30.00,0,30.00,,
`,
  );
  await moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, signedBy: "Ana" });
  pena = (await shop.database.query.selectFrom("customer").select("id").where("name", "=", "Peña Pisos").executeTakeFirstOrThrow()).id;
});

interface Row {
  invoiceNo: number;
  earlierNo: string | null;
}
const list = async (query: string) => (await shop.call(`office/invoices?${query}`, undefined, staff)).body.value;
const numbers = async (query: string) => (await list(query)).invoices.map(({ earlierNo }: Row) => earlierNo);

describe("the office's invoices", () => {
  it("are those that are open, due first before others, with what is left of all", async () => {
    const own = (await numbers(`customerId=${pena}`)) as string[];
    expect(own).toEqual(["88213", "88214", "CR-1"]);
    expect(await list(`customerId=${pena}`)).toMatchObject({ total: 3, openCents: 58_000, customer: "Peña Pisos" });
    expect((await list(`customerId=${pena}`)).invoices[0]).toMatchObject({ customer: "Peña Pisos", daysPastDue: 89, openCents: 57_000 });
  });

  it("are found by status, age, numbers, purchase order and the id of another system", async () => {
    expect(await numbers(`customerId=${pena}&age=61-90`)).toEqual(["88213"]);
    expect(await numbers("status=all&query=883")).toEqual(["88301", "88300"]);
    expect(await numbers("status=paid&query=88301")).toEqual(["88301"]);
    expect(await numbers("query=88301")).toEqual([]);
    expect(await numbers("query=lr-10")).toEqual(["88300"]);
    expect(await numbers("query=INV-3")).toEqual(["88300"]);
    expect(await numbers("query=%25")).toEqual([]);
    const [{ invoiceNo }] = (await list("query=88214")).invoices;
    expect(await numbers(`query=${invoiceNo}`)).toEqual(["88214"]);
  });

  it("show lines, payments, ids and their PDF", async () => {
    const [{ invoiceNo }] = (await list("query=88213")).invoices;
    const paid = await shop.call(
      "office/recordcheck",
      { customerId: pena, reference: "1042", invoices: [{ invoiceNo, amountCents: 20_000 }] },
      { ...staff, "idempotency-key": crypto.randomUUID() },
    );
    expect(paid.body.code).toBeUndefined();
    const { value } = (await shop.call(`office/invoice?invoiceNo=${invoiceNo}`, undefined, staff)).body;
    expect(value).toMatchObject({
      ...{ invoiceNo, earlierNo: "88213", orderNo: null, jobName: "Lobby", goodsCents: 50_000, taxCents: 7_000, openCents: 37_000 },
      externalIds: [{ source: "old-erp", id: "INV-1" }],
      lines: [],
      payments: [{ method: "Check", card: "1042", status: "captured", amountCents: 20_000 }],
    });
    const { url } = (await shop.call(`office/invoicelink?invoiceNo=${invoiceNo}`, undefined, staff)).body.value;
    const file = await shop.api.fetch(new Request(url));
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await shop.call("office/invoice?invoiceNo=1", undefined, staff)).body.code).toBe("customer_invoice_unknown");
  });
});
