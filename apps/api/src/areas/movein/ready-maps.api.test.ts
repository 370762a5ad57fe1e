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

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-ready-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const move = (folder: string, source: string) => moveIn({ database: shop.database, folder, source, signedBy: "the owner" });
const ofPerson = (email: string) =>
  query
    .selectFrom("account")
    .leftJoin("customer", "customer.id", "account.customerId")
    .select(["account.givenName", "account.surname", "account.phone", "customer.name as company"])
    .where("email", "=", email)
    .executeTakeFirst();
const ofOrder = async (earlierNo: string) => {
  const order = await query
    .selectFrom("customerOrder")
    .select(["id", "totalCents", "taxCents", "deliveryCents", "placedAt"])
    .where("earlierNo", "=", earlierNo)
    .executeTakeFirstOrThrow();
  const lines = await query.selectFrom("orderLine").select(["itemNo", "quantity", "goodsCents"]).where("orderId", "=", order.id).execute();
  return { ...order, lines: lines.map(({ itemNo, quantity, goodsCents }) => [itemNo, quantity, goodsCents]) };
};

const SHOPIFY = {
  "customers_export.csv": `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags
'6512345,Inés,Vega,Ines@Vega.test,yes,,12 Elm St,Apt 4,Reno,NV,US,'89501,'+17755550100,'+17755550100,120.00,2,,no,
'6512346,Joe,Mason,joe@masonhomes.test,no,Mason Homes,9 Oak Ave,,Sparks,NV,US,'89431,,,0.00,0,,no,trade
'6512347,,,news@only.test,yes,,,,,,,,,,0.00,0,,no,newsletter`,
  "companies.csv": `ID,Name,Main Contact: Customer ID,Customer: Email,Customer: First Name,Customer: Last Name,Customer: Location Role,Location: ID,Location: Name,Location: Billing City,Location: Billing Province Code,Location: Billing Zip,Location: Shipping City,Location: Shipping Province Code,Location: Checkout Payment Terms
7001,Mason Homes,'6512346,joe@masonhomes.test,Joe,Mason,Location admin,8101,Sparks,Sparks,NV,89431,Sparks,NV,Net 30
7001,,,ann@masonhomes.test,Ann,Lee,Ordering only,8102,Carson City,Carson City,NV,89701,Carson City,NV,Net 30`,
  "orders_export.csv": `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem discount,Billing Name,Billing Province,Billing Phone,Cancelled at
#1001,ines@vega.test,paid,2026-03-01 10:00:00 -0800,fulfilled,USD,170.00,20.00,14.03,204.03,9.90,2026-03-01 09:50:26 -0800,2,Ribera 12x24,89.95,RIB-1224,9.90,Inés Vega,NV,,
#1001,,,,,,,,,,,,1,Grout sample,0.00,,0.00,,,,
#1002,guest@else.test,refunded,,,USD,10.00,0.00,0.00,10.00,0.00,2026-04-02 23:59:00 -0700,1,Chip,10.00,CHIP,0.00,María José Ortiz,NV,,2026-04-03 08:00:00 -0700`,
  "notes.csv": "Something,Else\n1,2",
};

describe("Shopify's exports", () => {
  const folder = folderOf(SHOPIFY);

  it("are recognized by their columns: companies, people, addresses, and orders with a row per line", async () => {
    const { counts, exports, unreadFiles, unequalOrders } = await move(folder, "shopify");
    expect(Object.values(exports).sort()).toEqual(["Shopify, companies", "Shopify, customers", "Shopify, orders"]);
    expect(unreadFiles).toEqual(["notes.csv"]);
    expect(counts).toMatchObject({
      ...{ business: { created: 1, rejected: 0 }, branch: { created: 2, rejected: 0 }, person: { created: 4, rejected: 1 } },
      ...{ address: { created: 2, rejected: 0 }, order: { created: 2, rejected: 0 }, line: { created: 3, rejected: 0 } },
    });
    expect(unequalOrders).toEqual([]);
    expect(readFileSync(join(folder, "people customers_export.csv.rejected.csv"), "utf8")).toMatch(/4,givenName,is empty/);
    expect(await ofPerson("Ines@Vega.test")).toMatchObject({ givenName: "Inés", phone: "+17755550100", company: null });
    expect(await ofPerson("joe@masonhomes.test")).toMatchObject({ company: "Mason Homes" });
    expect(await ofPerson("guest@else.test")).toMatchObject({ givenName: "María", surname: "José Ortiz" });
    expect(await ofOrder("#1001")).toMatchObject({
      ...{ totalCents: 20_403, taxCents: 1403, deliveryCents: 2000 },
      lines: [
        ["RIB-1224", 2, 17_000],
        ["Grout sample", 1, 0],
      ],
    });
  });

  it("write nothing the second time", async () => {
    const { counts } = await move(folder, "shopify");
    expect(Object.values(counts).map(({ created, changed }) => created + changed)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("Adobe Commerce's exports", () => {
  it("are read with whole names, states by name and streets of two lines", async () => {
    const folder = folderOf({
      "export_customers.csv": `email,_website,_store,created_at,firstname,lastname,group_id,password_hash,store_id,website_id
luz@ortega.test,base,default,"2024-01-05 10:00:00",Luz,Ortega,1,abc:salt:3_32_2_67108864,1,1`,
      "export_addresses.csv": `_website,_email,_entity_id,city,company,country_id,firstname,lastname,postcode,region,street,telephone,_address_default_billing_,_address_default_shipping_
base,luz@ortega.test,55,Reno,,US,Luz,Ortega,89501,Nevada,"1 Pine St
Suite 4",7755550101,1,1`,
      "export_companies.csv": `ID,Company Name,Status,Company Email,Phone Number,Country,State/Province,City,Company Admin,Email,Credit Limit
31,Ortega Design,Active,office@ortega.test,7755550102,United States,Nevada,Reno,Rosa Ortega Paz,rosa@ortega.test,2500.00`,
      "export_orders.csv": `ID,Purchase Point,Purchase Date,Bill-to Name,Grand Total (Base),Grand Total (Purchased),Status,Customer Email,Subtotal,Shipping and Handling,Customer Name
000000101,Main Website,2025-11-02 18:30:00,Luz Ortega,58.00,58.00,complete,luz@ortega.test,50.00,8.00,Luz Ortega
000000102,Main Website,2025-11-03 18:30:00,Luz Ortega,20.00,20.00,canceled,luz@ortega.test,20.00,0.00,Luz Ortega`,
    });
    const { counts } = await move(folder, "adobe");
    expect(counts).toMatchObject({
      ...{ business: { created: 1 }, person: { created: 2, rejected: 0 }, address: { created: 1, rejected: 0 }, order: { created: 2 } },
    });
    expect(await ofPerson("rosa@ortega.test")).toMatchObject({ surname: "Ortega Paz", company: "Ortega Design" });
    const business = await query.selectFrom("customer").selectAll().where("name", "=", "Ortega Design").executeTakeFirstOrThrow();
    expect(business.creditLimitCents).toBe(250_000);
    const { address } = await query.selectFrom("accountAddress").select("address").orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(address).toMatchObject({ line1: "1 Pine St, Suite 4", province: "NV" });
    expect(await ofOrder("000000101")).toMatchObject({ totalCents: 5800, deliveryCents: 800, lines: [] });
  });
});

describe("WooCommerce's exports", () => {
  it("are read with a row per item, and a customer's name in one column", async () => {
    const folder = folderOf({
      "customers.csv": `Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code
Eva Luna Díaz,eva,2026-05-01,2024-01-01,eva@luna.test,1,45,45,US,Reno,NV,89501`,
      "orders.export.csv": `order_id,order_number,date,status,shipping_total,tax_total,order_total,billing_first_name,billing_last_name,billing_email,billing_phone,billing_state,item_sku,item_name,item_quantity,item_total,item_total_tax
901,901,2026-05-01 12:00:00,completed,5.00,3.30,48.30,Eva,Luna Díaz,eva@luna.test,,NV,GR-1,Grout,3,30.00,2.48
901,901,2026-05-01 12:00:00,completed,5.00,3.30,48.30,Eva,Luna Díaz,eva@luna.test,,NV,SP-1,Spacer,1,10.00,0.82`,
    });
    expect((await move(folder, "woocommerce")).counts).toMatchObject({
      ...{ person: { created: 1, rejected: 0 }, order: { created: 1, rejected: 0 }, line: { created: 2, rejected: 0 } },
    });
    expect(await ofPerson("eva@luna.test")).toMatchObject({ givenName: "Eva", surname: "Luna Díaz" });
    expect(await ofOrder("901")).toMatchObject({
      lines: [
        ["GR-1", 3, 3000],
        ["SP-1", 1, 1000],
      ],
    });
  });
});

describe("QuickBooks' lists", () => {
  it("are read with jobs as branches, and open invoices below their customer's name and the report's title", async () => {
    const folder = folderOf({
      "Customers.csv": `Active Status,Customer,Balance,Company,First Name,Last Name,Primary Contact,Main Phone,Main Email,Bill to 1,Bill to 2,Bill to 3,Customer Type,Terms,Credit Limit
Active,Sierra Floors,140.00,"Sierra Floors, Inc.",Tom,Hale,,7755550103,tom@sierra.test,Sierra Floors,4 Mill St,"Reno, NV 89502",Contractor,Net 30,"10,000.00"
Active,Sierra Floors:Truckee house,0.00,,,,,,,,,,,Net 30,
Active,Walk-in,0.00,,,,,,,,,,,Due on receipt,`,
      "Open Invoices.csv": `Open Invoices,,,,,,,
Sierra Tile Supply,,,,,,,
,Type,Date,Num,P. O. #,Terms,Due Date,Aging,Open Balance
Sierra Floors,,,,,,,,
,Invoice,08/03/2026,5001,PO-7,Net 30,09/02/2026,88,"1,100.00"
,Credit Memo,08/20/2026,CM-3,,,08/20/2026,,-60.00
,Payment,09/01/2026,1204,,,,,-40.00
Truckee house,,,,,,,,
Total Sierra Floors,,,,,,,,"1,000.00"
TOTAL,,,,,,,,"1,000.00"`,
    });
    const { counts, receivablesCents } = await move(folder, "quickbooks");
    expect(counts).toMatchObject({
      ...{ business: { created: 2, rejected: 0 }, branch: { created: 1, rejected: 0 } },
      ...{ person: { created: 1, rejected: 0 }, invoice: { created: 3, rejected: 0 } },
    });
    expect(receivablesCents).toBe(100_000);
    const customer = await query.selectFrom("customer").selectAll().where("name", "=", "Sierra Floors, Inc.").executeTakeFirstOrThrow();
    expect(customer).toMatchObject({ type: "contractor", paymentTerm: "NET30", creditLimitCents: 1_000_000, postalCode: "89502" });
    const invoices = await query
      .selectFrom("invoice")
      .select(["earlierNo", "kind", "issuedOn", "dueOn", "openCents"])
      .where("customerId", "=", customer.id)
      .orderBy("issuedOn")
      .execute();
    expect(invoices).toEqual([
      { earlierNo: "5001", kind: "invoice", issuedOn: "2026-08-03", dueOn: "2026-09-02", openCents: 110_000 },
      { earlierNo: "CM-3", kind: "credit", issuedOn: "2026-08-20", dueOn: null, openCents: -6000 },
      { earlierNo: "1204", kind: "credit", issuedOn: "2026-09-01", dueOn: null, openCents: -4000 },
    ]);
    const second = await move(folder, "quickbooks");
    expect(second.counts).toMatchObject({ business: { unchanged: 2 }, invoice: { unchanged: 3 }, person: { unchanged: 1 } });
  });
});
