import { readFileSync } from "node:fs";
import type { CatalogImport } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { openDatabase } from "@azulejo/database";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sendFile, somePicture } from "@azulejo/testing/pictures.ts";
import { someSpreadsheet } from "@azulejo/testing/spreadsheets.ts";
import { describe, expect, it } from "vitest";
import { forgetUnusedImports } from "./forget-unused.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const { importWork } = shop.api.services;
const fixture = (name: string) => readFileSync(new URL(`../../import/fixtures/${name}`, import.meta.url));
const upload = async (bytes: Uint8Array | string, name: string, headers = staff) =>
  (await sendFile(shop, "uploadcataloguefile", headers, Buffer.from(bytes), name)).body as unknown as {
    success: boolean;
    value: CatalogImport;
    code?: string;
  };
const send = async (call: string, input: object, headers = staff) =>
  (await shop.call(`office/${call}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const read = async (id: number): Promise<CatalogImport> =>
  (await shop.call(`office/catalogueimport?id=${id}`, undefined, staff)).body.value;
const done = async (id: number): Promise<CatalogImport> => {
  await importWork.idle();
  return read(id);
};
const check = async ({ id, options }: CatalogImport, part: object = {}, headers = staff) => {
  const body = await send("checkcatalogueimport", { id, options: { ...options, ...part } }, headers);
  if (!body.success) throw new Error(JSON.stringify(body));
  return done(id);
};
const codeOf = (code: string) => shop.database.query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirst();
const csv = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;
const header = "productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit";
const rowOf = (code: string, price = "12.99") =>
  `${code},${code.toUpperCase()}-1,Office,porcelain,tile,Name ${code},Nombre ${code},${price},piece`;

describe("an import in the office", () => {
  it("is checked first, which writes nothing, and then imported", async () => {
    const { value: opened } = await upload(csv(header, rowOf("office-one"), rowOf("office-two")), "new tiles.csv");
    expect(opened).toMatchObject({ state: "open", format: "our-csv", name: "new tiles.csv", by: "staff@demo.test", summary: null });
    expect(await send("runcatalogueimport", { id: opened.id })).toMatchObject({ code: "office_import_unchecked" });
    const checked = await check(opened);
    expect(checked).toMatchObject({ state: "checked", summary: { new: 2, changed: 0, items: 2, rejectedRows: 0 }, rejects: [] });
    expect(checked.differences.map(({ code, state }) => [code, state])).toEqual([
      ["office-one", "new"],
      ["office-two", "new"],
    ]);
    expect(await codeOf("office-one")).toBeUndefined();
    expect(await send("runcatalogueimport", { id: opened.id })).toMatchObject({ value: { state: "running" } });
    expect(await done(opened.id)).toMatchObject({ state: "done", summary: { new: 2 }, endedAt: expect.any(String) });
    expect(await codeOf("office-two")).toBeDefined();
    expect(await send("runcatalogueimport", { id: opened.id })).toMatchObject({ code: "office_import_ended" });
    const { value: again } = await upload(csv(header, rowOf("office-one", "15.00"), rowOf("office-two")), "again.csv");
    const differing = await check(again);
    expect(differing.summary).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
    expect(differing.differences).toMatchObject([
      { code: "office-one", fields: [{ field: "OFFICE-ONE-1.listPrice", from: "12.99", to: "15.00" }] },
    ]);
  });

  it("shows rejected rows with line and reason in the reader's language, and as a file that runs no formula", async () => {
    const spanish = { ...staff, "accept-language": "es" };
    const file = csv(header, rowOf("office-three", "=1+1"), rowOf("office-four"));
    const { value: opened } = await upload(file, "wrong.csv", spanish);
    const checked = await check(opened, {}, spanish);
    expect(checked.rejects).toEqual([{ line: 2, column: "listPrice", reason: "no es un número como 12.99", value: "=1+1" }]);
    expect(checked.summary).toMatchObject({ new: 1, refused: 1, rejectedRows: 1 });
    const { value } = (await shop.call(`office/catalogueimportrejects?id=${opened.id}`, undefined, staff)).body;
    expect(value).toMatchObject({ name: "wrong.rejected.csv", type: "text/csv" });
    expect(Buffer.from(value.data, "base64").toString()).toContain("2,listPrice,no es un número como 12.99,'=1+1");
  });

  it("guesses the columns of another system's file, keeps those that were chosen, and needs the two that count", async () => {
    const lines = ["Modelo;SKU;Nombre;Name;Precio;Colección;Lugar de origen", "of-5;OF-5-A;Cinco;Five;12,50;Office;ES"];
    const file = Buffer.from(csv(...lines), "latin1");
    const { value: opened } = await upload(file, "lista.csv");
    expect(opened).toMatchObject({ format: null, header: lines[0]?.split(";"), options: { encoding: "windows-1252" } });
    expect(opened.options.columns).toEqual({
      ...{ productCode: { column: "Modelo" }, itemNo: { column: "SKU" }, nameEs: { column: "Nombre" }, nameEn: { column: "Name" } },
      ...{ listPrice: { column: "Precio" }, seriesName: { column: "Colección" } },
    });
    const { itemNo: _, ...without } = opened.options.columns ?? {};
    const wrong = [
      without,
      { ...opened.options.columns, origin: { column: "Nowhere" } },
      { ...opened.options.columns, nothing: { value: "1" } },
    ];
    for (const columns of wrong)
      expect(await send("checkcatalogueimport", { id: opened.id, options: { ...opened.options, columns } })).toMatchObject({
        code: "office_import_columns",
      });
    const more = {
      origin: { column: "Lugar de origen" },
      material: { value: "porcelain" },
      department: { value: "tile" },
      sellUnit: { value: "caja" },
    };
    const columns = { ...opened.options.columns, ...more };
    const checked = await check(opened, { columns, decimal: "," });
    expect(checked).toMatchObject({ rejects: [], summary: { new: 1 }, differences: [{ code: "of-5", state: "new" }] });
    const { value: next } = await upload(file, "lista-2.csv");
    expect(next.options).toMatchObject({ columns, decimal: "," });
  });

  it("recognizes another system's file, and asks about its places and its words for stock", async () => {
    const text = new TextDecoder("windows-1252").decode(fixture("systems/erp-lots.csv")).replace(";-3", ";im Zulauf");
    const { value: opened } = await upload(text, "bestand.csv");
    expect(opened).toMatchObject({
      ...{ format: null, system: "ERP" },
      options: { columns: { productCode: { column: "Artikelnummer" }, listPrice: { column: "VK-Preis", unitColumn: "ME" } } },
    });
    const checked = await check(opened, { decimal: "," });
    expect(checked.summary).toMatchObject({
      ...{ new: 3, departments: ["bodenfliesen", "bauchemie", "wandfliesen"] },
      ...{ places: [{ text: "LAGER 7", rows: 2 }], stockWords: [{ text: "im Zulauf", rows: 1 }] },
      doubts: [{ line: 6, value: "4.25", reason: "is 0.37 for each of 11.625 sq ft; is it the price of a square foot?" }],
    });
    const { columns } = checked.options;
    const answered = {
      ...columns,
      stockPlace: { column: "Lager", values: { "LAGER 7": "reno" } },
      stockOnHand: { ...columns?.["stockOnHand"], values: { "im Zulauf": "0" } },
    };
    expect(await check(checked, { columns: answered, decimal: "," })).toMatchObject({
      summary: { places: [], stockWords: [], rejectedRows: 0 },
    });
    const { value: magento } = await upload(fixture("systems/magento.csv"), "export_catalog_product.csv", {
      ...staff,
      "accept-language": "es",
    });
    expect(magento).toMatchObject({ system: "Magento, Adobe Commerce", options: { columns: { nameEs: { column: "name (es)" } } } });
    expect((await check(magento, {}, { ...staff, "accept-language": "es" })).summary?.notes).toContainEqual({
      ...{ text: "los textos de la vista de tienda french se omiten", rows: 1 },
    });
  });

  it("reads the other formats that the command reads", async () => {
    for (const [name, format] of [
      ["shopify.csv", "shopify-csv"],
      ["google.tsv", "google-tsv"],
      ["google.xml", "google-xml"],
      ["our.jsonl", "our-jsonl"],
    ] as const) {
      const { value } = await upload(fixture(name), name);
      expect(value).toMatchObject({ format });
      expect((await check(value)).state).toBe("checked");
    }
  });

  it("is the only one at a time, and goes on after its process has ended", async () => {
    const { value: first } = await upload(csv(header, rowOf("office-six")), "six.csv");
    const { value: second } = await upload(csv(header, rowOf("office-seven")), "seven.csv");
    await check(first);
    const change = (beatAt: Date) =>
      shop.database.query.updateTable("catalogueImport").set({ state: "running", beatAt }).where("id", "=", first.id).execute();
    await change(new Date());
    expect(await send("checkcatalogueimport", { id: second.id, options: second.options })).toMatchObject({ code: "office_import_busy" });
    // Simulates another process that works on the import and sent a heartbeat a moment ago.
    importWork.wake(shop.api.services);
    expect(await done(first.id)).toMatchObject({ state: "running" });
    await change(new Date(Date.now() - 60_000));
    importWork.wake(shop.api.services);
    expect(await done(first.id)).toMatchObject({ state: "done" });
    expect(await codeOf("office-six")).toBeDefined();
  });

  it("goes on at once when the process that works on it has ended, and not while it lives", async () => {
    const { value: opened } = await upload(csv(header, rowOf("office-six-b")), "six-b.csv");
    await check(opened);
    const other = await openDatabase({ url: shop.database.url, directUrl: shop.database.directUrl, dataDir: "" });
    const stop = await other.listen("no_messages", () => {});
    const begun = { state: "running", beatAt: new Date(), owner: other.processId } as const;
    await shop.database.query.updateTable("catalogueImport").set(begun).where("id", "=", opened.id).execute();
    importWork.wake(shop.api.services);
    expect(await done(opened.id)).toMatchObject({ state: "running" });
    await stop();
    await other.close();
    await expect
      .poll(async () => {
        importWork.wake(shop.api.services);
        return (await done(opened.id)).state;
      })
      .toBe("done");
  });

  it("can be stopped and goes on later", async () => {
    const { value: opened } = await upload(csv(header, rowOf("office-eight")), "eight.csv");
    await check(opened);
    const { query } = shop.database;
    await query.updateTable("catalogueImport").set({ state: "stopped" }).where("id", "=", opened.id).execute();
    await send("runcatalogueimport", { id: opened.id });
    expect(await done(opened.id)).toMatchObject({ state: "done", summary: { new: 1 } });
    const entries = await query
      .selectFrom("auditEntry")
      .select("kind")
      .where("subjectNo", "=", String(opened.id))
      .where("subject", "=", "import")
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(["catalogue.import_started", "catalogue.import_ended"]);
  });
});

describe("a file that names pictures", () => {
  it("leaves what staff have cut from them", async () => {
    const [whole, cut, other] = [
      "/assets/f/1/1200x800/aaa111/tile.jpg",
      "/assets/f/1/600x400/bbb222/tile.jpg",
      "/assets/f/1/90x90/ccc333/back.jpg",
    ];
    const named = (pictures: string) => csv(`${header},pictureAddress`, `${rowOf("office-cut")},${pictures}`);
    const run = async (pictures: string) => {
      const { value } = await upload(named(pictures), "pictures.csv");
      await check(value);
      await send("runcatalogueimport", { id: value.id });
      await done(value.id);
    };
    await run(`${whole}`);
    const product = await codeOf("office-cut");
    const { query } = shop.database;
    const crop = { originalAddress: whole, originalWidth: 1200, originalHeight: 800, cropLeft: 10, cropTop: 20 };
    await query
      .updateTable("picture")
      .set({ address: cut, width: 600, height: 400, ...crop })
      .where("productId", "=", product?.id ?? 0)
      .execute();
    await run(`${whole}|${other}`);
    const rows = await query
      .selectFrom("picture")
      .selectAll()
      .where("productId", "=", product?.id ?? 0)
      .orderBy("position")
      .execute();
    expect(rows.map(({ address, originalAddress, cropLeft }) => [address, originalAddress, cropLeft])).toEqual([
      [cut, whole, 10],
      [other, null, null],
    ]);
  });
});

describe("a file that nobody imported", () => {
  it("is deleted after two weeks, and imported files stay in the list", async () => {
    const unused = (await upload(csv(header, rowOf("office-unused")), "unused.csv")).value;
    const checked = (await upload(csv(header, rowOf("office-checked")), "checked.csv")).value;
    await check(checked);
    const imported = (await upload(csv(header, rowOf("office-imported")), "imported.csv")).value;
    await check(imported);
    await send("runcatalogueimport", { id: imported.id });
    await done(imported.id);
    const left = async (days: number) => {
      await forgetUnusedImports({ database: shop.database, now: () => new Date(Date.now() + days * 86_400_000) });
      const rows = await shop.database.query.selectFrom("catalogueImport").select("id").execute();
      return [unused, checked, imported].map(({ id }) => rows.some((row) => row.id === id));
    };
    expect(await left(13)).toEqual([true, true, true]);
    expect(await left(15)).toEqual([false, false, true]);
  });
});

describe("a spreadsheet", () => {
  const names = header.split(",");
  const row = (code: string, price: number | string) => [...rowOf(code).split(",").slice(0, 7), price, "box"];

  it("is read like a CSV, with numbers and text as the sheet has them", async () => {
    const rows = [["Prices, spring 2026", null], [null], names, row("sheet-one", 12.989999999999998), row("sheet-two", "twelve")];
    const { value } = await upload(someSpreadsheet(rows), "Prices 2026.xlsx");
    expect(value).toMatchObject({ state: "open", format: "our-csv", name: "Prices 2026.xlsx" });
    const checked = await check(value);
    expect(checked).toMatchObject({ state: "checked", summary: { new: 1, rejectedRows: 1 } });
    expect(checked.rejects).toMatchObject([{ line: 5, column: "listPrice", value: "twelve" }]);
    await send("runcatalogueimport", { id: value.id });
    expect(await done(value.id)).toMatchObject({ state: "done", summary: { new: 1 } });
    const { value: dearer } = await upload(csv(header, rowOf("sheet-one", "15.00").replace(/piece$/, "box")), "dearer.csv");
    expect((await check(dearer)).differences).toMatchObject([
      { code: "sheet-one", fields: [{ field: "SHEET-ONE-1.listPrice", from: "12.99", to: "15.00" }] },
    ]);
  });

  it("with columns of its own is mapped", async () => {
    const { value } = await upload(
      someSpreadsheet([
        ["Artículo", "Descripción", "Precio"],
        ["00123", "Gris", 12.5],
      ]),
      "lista.xlsx",
    );
    expect(value).toMatchObject({ format: null, header: ["Artículo", "Descripción", "Precio"] });
  });
});

const photograph = await somePicture(9, 9);

describe("a file that can't be imported", () => {
  const page = "<!doctype html><html><body>404</body></html>";
  it.each([
    ["a picture", photograph, "photo.csv"],
    [
      "half of a spreadsheet",
      someSpreadsheet([
        ["productCode", "itemNo"],
        ["a", "b"],
      ]).subarray(0, 900),
      "products.xlsx",
    ],
    ["an archive of something else", Buffer.from("504b0506000000000000000000000000000000000000", "hex"), "products.xlsx"],
    ["a PDF", "%PDF-1.7\n1 0 obj", "catalog.pdf"],
    ["one column", "hello\nworld\n", "words.csv"],
    ["nothing", "", "empty.csv"],
  ])("is refused with words that say what to do: %s", async (_, bytes, name) => {
    expect(await upload(bytes, name)).toMatchObject({ success: false, code: "office_import_file" });
  });

  it("imports nothing if it is a page of a website", async () => {
    const { value } = await upload(page, "feed.xml");
    const { state, summary, fault } = await check(value);
    expect([state === "failed" || summary?.new === 0, fault === null || fault === "other"]).toEqual([true, true]);
  });
});
