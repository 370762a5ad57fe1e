import { argon2Sync } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, signIn } from "@azulejo/testing/people.ts";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const NOW = new Date("2026-11-28T20:00:00Z");
const OLD_PASSWORD = "Piedra de río 1987";
const argon2i = (password: string): string => {
  const nonce = Buffer.from("sixteen bytes ok");
  const tag = argon2Sync("argon2i", { message: password, nonce, memory: 256, passes: 3, parallelism: 2, tagLength: 24 });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2i$v=19$m=256,t=3,p=2$${text(nonce)}$${text(tag)}`;
};

let itemNo: string;
let listCents: number;
let seriesCode: string;
let files: Record<string, string>;
beforeAll(async () => {
  shop.setNow(NOW);
  itemNo = await boxInReno(shop, 9);
  const { product, selected } = (await shop.call("product/detailV2", { itemNo })).body.value;
  [listCents, seriesCode] = [selected.price.listCents, product.productSeries];
  files = {
    "levels.csv": "code,name\nGOLD,Gold dealers\n",
    "businesses.csv": "id,name,priceLevel\nC-1,Peña Pisos,GOLD\nC-2,Harbor Kitchens,\n",
    "people.csv": `id,business,email,givenName,surname,roles,passwordHash,newsletters
P-1,C-1,carmen@pena.test,Carmen,Peña,Administrator,${bcrypt.hashSync(OLD_PASSWORD, 4)},sale;new-arrivals
P-2,C-2,joan@harbor.test,Joan,Lund,Administrator,"${argon2i(OLD_PASSWORD)}",
P-3,,ruth@home.test,Ruth,Okafor,,,
`,
    "addresses.csv": `id,person,label,preferred,firstName,lastName,company,line1,line2,city,state,postalCode,phone
A-1,P-1,Yard,,,,Peña Pisos,12 Mill St,Gate 2,Reno,nv,895011234,775 555 0100
A-2,P-1,,yes,Luis,Peña,,4 Main St,,Sparks,NV,89431,
A-3,P-3,Home,,,,,9 Oak Ave,,Boise,ID,83702,
`,
    "contracts.csv": `business,level,item,series,price,off,minimum,from,until
C-2,,${itemNo.toLowerCase()},,1.23,,,,
C-2,,${itemNo},,1.11,,10,2026-01-01,2999-12-31
,GOLD,,${seriesCode},,40%,,,
`,
    "certificates.csv": "id,business,state,number,expiresOn,file\nX-1,C-1,NV,R-4411,2027-06-30,nevada.pdf\n",
    "certificates/nevada.pdf": "%PDF-1.7\n%%EOF\n",
    "lists.csv": `person,list,item,quantity,note\nP-1,Cocina,${itemNo},12,Para el baño\n`,
  };
});

function folderOf(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  mkdirSync(join(folder, "certificates"));
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}

const run = (folder: string, more: Partial<MoveInOptions> = {}) =>
  moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, ...more });
const rejected = (folder: string, file: string): string[] =>
  readFileSync(join(folder, `${file}.rejected.csv`), "utf8")
    .trim()
    .split(/\r\n/)
    .slice(1);
const idOf = async (externalId: string): Promise<number> =>
  (await query.selectFrom("externalId").select("recordId").where("externalId", "=", externalId).executeTakeFirstOrThrow()).recordId;
const signedIn = async (email: string) => bearer((await signIn(shop, email, OLD_PASSWORD)).body.value);
const hashOf = async (email: string) =>
  (await query.selectFrom("account").select("passwordHash").where("email", "=", email).executeTakeFirstOrThrow()).passwordHash;
const priceFor = async (by: Record<string, string>) => (await shop.call("product/detailV2", { itemNo }, by)).body.value.selected.price;

describe("a move with prices, addresses, certificates and lists", () => {
  it("writes everything once, and nothing when it is repeated", async () => {
    const folder = folderOf();
    expect(await run(folder)).toMatchObject({ hasWritten: true, rejectedFiles: [] });
    const again = await run(folder);
    expect(Object.values(again.counts).map(({ created, changed, rejected }) => created + changed + rejected)).toEqual(Array(7).fill(0));
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it("lets people sign in with the password of the other system, which is then hashed as the shop does", async () => {
    expect(await hashOf("carmen@pena.test")).toMatch(/^\$2b\$/);
    for (const email of ["carmen@pena.test", "joan@harbor.test"]) {
      expect((await signIn(shop, email, "another password")).body.success).toBe(false);
      expect((await signIn(shop, email, OLD_PASSWORD)).body.success).toBe(true);
      expect(await hashOf(email)).toMatch(/^\$argon2id\$/);
      expect((await signIn(shop, email, OLD_PASSWORD)).body.success).toBe(true);
    }
    const changed = folderOf({ "people.csv": files["people.csv"]?.replace("Carmen,Peña", "Carmen,Peña Ruiz") ?? "" });
    expect((await run(changed)).counts.person).toMatchObject({ changed: 1 });
    expect(await hashOf("carmen@pena.test")).toMatch(/^\$argon2id\$/);
  });

  it("gives a business the prices of its contract or its level", async () => {
    const contract = await priceFor(await signedIn("joan@harbor.test"));
    expect(contract).toMatchObject({
      cents: 123,
      own: { kind: "contract" },
      breaks: expect.arrayContaining([{ fromUnits: 10, cents: 111 }]),
    });
    const level = await priceFor(await signedIn("carmen@pena.test"));
    expect(level).toMatchObject({ cents: listCents - Math.round(listCents * 0.4), own: { kind: "level" } });
  });

  it("fills address books, with the person's name where the row has none", async () => {
    const { value } = (await shop.call("customer/addresses", undefined, await signedIn("carmen@pena.test"))).body;
    expect(value).toMatchObject([
      { label: "Sparks", preferred: true, address: { firstName: "Luis", kind: "residential" } },
      {
        label: "Yard",
        preferred: false,
        address: { firstName: "Carmen", province: "NV", postalCode: "89501-1234", line2: "Gate 2", kind: "commercial" },
      },
    ]);
  });

  it("brings certificates approved, with their file", async () => {
    const carmen = await signedIn("carmen@pena.test");
    expect((await shop.call("customer/taxexemptions", undefined, carmen)).body.value.exemptions).toMatchObject([
      { certificateNo: "R-4411", province: "NV", expiresOn: "2027-06-30", state: "approved", applies: true },
    ]);
    const stored = await query
      .selectFrom("taxExemption")
      .select(["document", "documentType"])
      .where("certificateNo", "=", "R-4411")
      .execute();
    expect(stored.map(({ document, documentType }) => [Buffer.from(document).toString(), documentType])).toEqual([
      [files["certificates/nevada.pdf"], "application/pdf"],
    ]);
  });

  it("fills lists and newsletters", async () => {
    const carmen = await signedIn("carmen@pena.test");
    const { value } = (await shop.call("webshoppingbag/getuserwishlists", {}, carmen)).body;
    expect(JSON.stringify(value)).toContain("Para el baño");
    const sources = await query.selectFrom("subscription").select("source").where("email", "=", "carmen@pena.test").execute();
    expect(sources.map(({ source }) => source).sort()).toEqual(["new-arrivals", "sale"]);
  });

  it("takes an item off a list that a later file has without it, and leaves items of the shop, other lists and lists of the shop", async () => {
    const other = (await query.selectFrom("item").select("itemNo").where("published", "=", true).orderBy("id").execute())
      .map((item) => item.itemNo)
      .filter((one) => one !== itemNo);
    const longer = { "lists.csv": `person,list,item\nP-1,Patio,${itemNo}\nP-1,Patio,${other[0]}\n` };
    expect((await run(folderOf(longer))).removed).toEqual({});
    const namesOf = async (list: string) =>
      (
        await query
          .selectFrom("wishListLine")
          .innerJoin("wishList", "wishList.id", "wishListId")
          .innerJoin("item", "item.id", "itemId")
          .select("item.itemNo")
          .where("wishList.name", "=", list)
          .execute()
      ).map((item) => item.itemNo);
    const lineOf = query.selectFrom("wishList").select("id").where("name", "=", "Patio");
    const { id: wishListId } = await lineOf.executeTakeFirstOrThrow();
    const own = await query.selectFrom("item").select("id").where("itemNo", "=", String(other[1])).executeTakeFirstOrThrow();
    await query.insertInto("wishListLine").values({ wishListId, itemId: own.id, quantity: 1 }).execute();
    const shorter = { "lists.csv": `person,list,item\nP-1,Patio,${itemNo}\n` };
    expect((await run(folderOf(shorter))).removed).toEqual({ wish: [`P-1 · Patio · ${other[0]?.toLowerCase()}`] });
    expect((await namesOf("Patio")).sort()).toEqual([itemNo, other[1]].sort());
    expect(await namesOf("Cocina")).toEqual([itemNo]);
    expect((await run(folderOf(shorter))).removed).toEqual({});
  });

  it("ends a level that a later file takes away", async () => {
    const later = folderOf({ "businesses.csv": files["businesses.csv"]?.replace(",GOLD", ",") ?? "" });
    expect((await run(later, { now: new Date(NOW.getTime() + 30_000) })).counts).toMatchObject({ business: { changed: 1 } });
    await shop.api.settle();
    expect(await priceFor(await signedIn("carmen@pena.test"))).not.toHaveProperty("own");
    files = { ...files, "businesses.csv": files["businesses.csv"]?.replace(",GOLD", ",") ?? "" };
  });

  it("ends a price that a later file changes, and takes a file that was replaced", async () => {
    const later = folderOf({
      "contracts.csv": files["contracts.csv"]?.replace("1.23", "1.20") ?? "",
      "certificates/nevada.pdf": "%PDF-1.7\n% renewed\n%%EOF\n",
    });
    const summary = await run(later, { now: new Date(NOW.getTime() + 60_000) });
    expect(summary.counts).toMatchObject({ contract: { changed: 1, unchanged: 2 }, certificate: { changed: 1 } });
    await shop.api.settle();
    expect(await priceFor(await signedIn("joan@harbor.test"))).toMatchObject({ cents: 120 });
    const customerId = await idOf("C-2");
    const kept = await query
      .selectFrom("priceLine")
      .select(["cents", "endedAt"])
      .where("customerId", "=", customerId)
      .orderBy("id")
      .execute();
    expect(kept.map(({ cents, endedAt }) => [cents, endedAt !== null])).toEqual([
      [123, true],
      [111, false],
      [120, false],
    ]);
  });
});

it("names each bad row by line and reason", async () => {
  const bad = folderOf({
    "levels.csv": "code,name\nA B,Odd\nGOLD,Again\nSILVER,Silver\nsilver,Second\n",
    "businesses.csv": "id,name,priceLevel\nC-1,Peña Pisos,PLATINUM\nC-2,Harbor Kitchens,\n",
    "people.csv":
      "id,email,givenName,surname,passwordHash,newsletters\nQ-1,a@x.test,Ann,Lee,5f4dcc3b5aa765d61d8327deb882cf99,\nQ-2,b@x.test,Bo,Lee,,weekly\n",
    "addresses.csv": "id,person,line1,city,state,postalCode\nB-1,P-9,1 Elm St,Reno,NV,89501\nB-2,P-1,1,Reno,Nevada,8950\n",
    "contracts.csv": `business,level,item,series,price,off\nC-2,,NO-SUCH,,1,\nC-2,GOLD,${itemNo},,1,\nC-2,,${itemNo},${seriesCode},1,\nC-2,,,${seriesCode},5,\nC-2,,${itemNo},,,\nC-2,,${itemNo},,-1,\nC-9,,${itemNo},,1,\nC-2,,,,,120\n`,
    "certificates.csv": "id,business,state,number,file\nY-1,C-1,NV,1,missing.pdf\nY-2,C-1,NV,2,broken.pdf\nY-3,C-1,ZZ,3,nevada.pdf\n",
    "certificates/broken.pdf": "hello",
    "lists.csv": `person,list,item\nP-1,Cocina,NO-SUCH\nP-1,,${itemNo}\nP-2,Kitchen,${itemNo}\nP-2,Kitchen,${itemNo}\n`,
  });
  await run(bad, { dryRun: true });
  const reasons = (file: string) => rejected(bad, file).map((row) => row.split(",").slice(0, 3).join(",").replaceAll('"', ""));
  expect(reasons("levels.csv")).toEqual([
    "2,code,has other signs than letters",
    expect.stringContaining("5,code,is also the id of line 4"),
  ]);
  expect(reasons("businesses.csv")).toEqual(["2,priceLevel,is the id of no price level"]);
  expect(reasons("people.csv")).toEqual([
    expect.stringContaining("2,passwordHash,is no bcrypt or Argon2 hash"),
    expect.stringContaining("3,newsletters,has another code than"),
  ]);
  expect(readFileSync(join(bad, "people.csv.rejected.csv"), "utf8")).not.toContain("5f4dcc3b");
  expect(reasons("addresses.csv")).toEqual([
    "3,line1,is shorter than 3 characters",
    "3,state,is not the two letters of a state or province",
    "3,postalCode,is not a postal code of the country",
    "2,person,is the id of no person",
  ]);
  expect(reasons("contracts.csv")).toEqual([
    expect.stringContaining("3,business,and level"),
    "4,series,cannot be given together with item",
    expect.stringContaining("5,price,is for one item"),
    expect.stringContaining("6,price,is empty"),
    "7,price,is below zero",
    "9,off,is not from 0.01 to 99.99",
    "2,item,is no item of the catalog",
    "8,business,is the id of no business",
  ]);
  expect(reasons("certificates.csv")).toEqual([
    "2,file,is no file in the folder certificates",
    "3,file,is neither a PDF nor a picture that can be read",
    "4,state,is no state or province of the country",
  ]);
  expect(reasons("lists.csv")).toEqual([
    "3,list,is empty",
    expect.stringContaining("5,person,is also the id of line 4"),
    "2,item,is no item of the catalog",
  ]);
});
