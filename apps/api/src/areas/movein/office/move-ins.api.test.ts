import type { MoveIn } from "@azulejo/contract/areas/office/move-ins.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sendFile } from "@azulejo/testing/pictures.ts";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { forgetUnstartedMoves } from "./move-ins.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const { importWork } = shop.api.services;

const send = async (call: string, input: object, headers = staff) =>
  (await shop.call(`office/${call}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const read = async (id: number, headers = staff): Promise<MoveIn> =>
  (await shop.call(`office/movein?id=${id}`, undefined, headers)).body.value;
const done = async (id: number): Promise<MoveIn> => {
  await importWork.idle();
  return read(id);
};
const begin = async (source: string): Promise<number> => (await send("createmovein", { source })).value.id;
const upload = async (id: number, name: string, text: string) =>
  (await sendFile<MoveIn>(shop, "uploadmoveinfile", staff, Buffer.from(text), name, { id: String(id) })).body as unknown as {
    value: MoveIn;
    code?: string;
  };
const check = async (id: number, headers = staff): Promise<MoveIn> => {
  const body = await send("checkmovein", { id, options: { decimal: ".", encoding: "utf-8" } }, headers);
  if (!body.success) throw new Error(JSON.stringify(body));
  return done(id);
};
const business = (name: string) => shop.database.query.selectFrom("customer").select("id").where("name", "=", name).executeTakeFirst();

const BUSINESSES = "id,name,paymentTerm\n1,Office Tile,NET30\n2,,NET30\n";
const INVOICES = "id,business,issuedOn,total,open\nI-1,1,2026-08-03,100.00,40.00\n";

describe("a move in the office", () => {
  it("is checked first, which writes nothing, then signed and written by the same code as the command", async () => {
    const id = await begin("office");
    expect((await upload(id, "businesses.csv", BUSINESSES)).value.files).toEqual([{ name: "businesses.csv", bytes: BUSINESSES.length }]);
    await upload(id, "invoices.csv", INVOICES);
    await upload(id, "control.csv", "figure,amount\nreceivables,50.00\n");
    await upload(id, "notes.csv", "a,b\n1,2\n");
    expect(await send("runmovein", { id, signedBy: "Ana" })).toMatchObject({ code: "office_move_in_unchecked" });
    const checked = await check(id, { ...staff, "accept-language": "es" });
    expect(checked).toMatchObject({
      state: "checked",
      summary: {
        counts: [
          { kind: "businesses", created: 1, changed: 0, unchanged: 0, rejected: 1 },
          { kind: "invoices", created: 1, rejected: 0 },
        ],
        ...{ receivables: 4000, isUnstated: false, unread: ["notes.csv"] },
        differences: [{ figure: "receivables", business: null, age: null, stated: 5000, found: 4000 }],
      },
      rejects: [{ file: "businesses.csv", line: 3, column: "name", reason: "está vacío", value: "" }],
    });
    expect(await business("Office Tile")).toBeUndefined();
    expect(await send("runmovein", { id, signedBy: " " })).toMatchObject({ code: "office_move_in_unsigned" });
    expect(await send("runmovein", { id, signedBy: "Ana Ruiz" })).toMatchObject({ value: { state: "running", signedBy: "Ana Ruiz" } });
    expect(await done(id)).toMatchObject({
      state: "done",
      files: [],
      signedBy: "Ana Ruiz",
      summary: { counts: [{ created: 1 }, { created: 1 }] },
    });
    expect(await business("Office Tile")).toBeDefined();
    const { value } = (await shop.call(`office/moveinrejects?id=${id}`, undefined, staff)).body;
    expect(Buffer.from(value.data, "base64").toString()).toContain("businesses.csv,3,name,está vacío,");
    expect(await send("checkmovein", { id, options: checked.options })).toMatchObject({ code: "office_move_in_ended" });
    const [entry] = await shop.database.query
      .selectFrom("auditEntry")
      .select(["kind", "actorName"])
      .where("kind", "=", "movein.done")
      .execute();
    expect(entry).toMatchObject({ actorName: "staff@demo.test" });
  });

  it("names the stores that the shop doesn't have, in the reasons' language or not", async () => {
    const id = await begin("stores");
    await upload(id, "store-hours.csv", "store,mon,tue,wed,thu,fri,sat,sun\nsouth-yard,8:00-17:00,,,,,,\n");
    expect(await check(id, { ...staff, "accept-language": "es" })).toMatchObject({
      summary: { unknownStores: ["south-yard"] },
      rejects: [{ reason: "no es el código ni el nombre de ninguna sucursal de la tienda" }],
    });
  });

  it("needs another check once its files change, and says why files can't be read", async () => {
    const id = await begin("office-two");
    await upload(id, "businesses.csv", "id,name\n9,Nine\n");
    expect((await check(id)).state).toBe("checked");
    expect((await upload(id, "columns.json", "{")).value).toMatchObject({ state: "open", summary: null });
    expect(await check(id)).toMatchObject({
      state: "failed",
      fault: { code: "other", detail: expect.stringContaining("columns.json is not valid JSON") },
    });
    expect((await send("removemoveinfile", { id, name: "columns.json" })).value.files).toHaveLength(1);
    expect((await check(id)).state).toBe("checked");
    expect(await upload(id, "virus.exe", "x")).toMatchObject({ code: "office_move_in_file" });
    expect((await upload(id, "../people.csv", "x")).value.files.map(({ name }) => name)).toEqual(["businesses.csv", "people.csv"]);
  });

  it("brings redirects into the content system, where staff see and change them", async () => {
    const move = async (to: string) => {
      const id = await begin("old-site");
      await upload(id, "redirects.csv", `from,to,status\n/old-shop/*,${to},301\n/a.php?id=5,/about,302\n/,/about,\n/loop,/loop,\n`);
      await check(id, { ...staff, "accept-language": "es" });
      await send("runmovein", { id, signedBy: null });
      return done(id);
    };
    expect(await move("/product/*")).toMatchObject({
      summary: { counts: [{ kind: "redirects", created: 2, rejected: 2 }] },
      rejects: [
        { line: 4, column: "from", reason: "es la página de inicio" },
        { line: 5, column: "to", reason: "vuelve a from" },
      ],
    });
    const shown = async (path: string) => (await shop.call(`content/redirect?path=${encodeURIComponent(path)}`)).body.value;
    expect(await shown("/old-shop/tile")).toMatchObject({ to: "/product/tile", status: 301 });
    expect(await shown("/a.php?id=5")).toMatchObject({ to: "/about", status: 302 });
    expect(await move("/product/*")).toMatchObject({ summary: { counts: [{ created: 0, changed: 0, unchanged: 2 }] } });
    expect(await move("/list/*")).toMatchObject({ summary: { counts: [{ created: 0, changed: 1, unchanged: 1 }] } });
    const { redirects } = (await shop.call("office/redirects?query=old-shop", undefined, staff)).body.value;
    expect(redirects).toMatchObject([{ from: "/old-shop/*", to: "/list/*" }]);
  });

  it("takes the folder as one ZIP file with the photographs of slabs, and refuses one that is no folder", async () => {
    const { itemNo } = await shop.database.query
      .selectFrom("item")
      .select("itemNo")
      .where("sellUnit", "=", "slab")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const photo = await sharp({ create: { width: 64, height: 32, channels: 3, background: "#8090a0" } })
      .jpeg()
      .toBuffer();
    const rows = [1, 2].map((at) => `ZB-1,${at},${itemNo},reno,2026-11-02,3200,1600,${at === 1 ? "Slab 1.jpg" : "lost.jpg"}`);
    const table = `bundle,sequence,item,store,arrivedOn,widthMm,heightMm,picture\n${rows.join("\n")}\n`;
    const folder = { "move/slabs.csv": strToU8(table), "move/slabs/Slab 1.jpg": new Uint8Array(photo), "__MACOSX/x.csv": strToU8("x") };
    const uploadZip = async (id: number, files: Record<string, Uint8Array>) =>
      (await sendFile<MoveIn>(shop, "uploadmoveinfile", staff, Buffer.from(zipSync(files)), "folder.zip", { id: String(id) })).body;
    const id = await begin("zipped");
    expect(await uploadZip(id, { "../people.csv": strToU8("x") })).toMatchObject({ code: "office_move_in_zip" });
    expect(await uploadZip(id, { "a/people.csv": strToU8("x"), "b/people.csv": strToU8("x") })).toMatchObject({
      code: "office_move_in_zip",
    });
    expect(await uploadZip(id, { "notes.exe": strToU8("x") })).toMatchObject({ code: "office_move_in_zip" });
    expect(await uploadZip(id, folder)).toMatchObject({ value: { files: [{ name: "Slab 1.jpg" }, { name: "slabs.csv" }] } });
    expect(await check(id)).toMatchObject({
      summary: { counts: [{ kind: "slabs", created: 1, rejected: 1 }] },
      rejects: [{ line: 3, column: "picture", value: "lost.jpg" }],
    });
    const slab = () =>
      shop.database.query
        .selectFrom("slab")
        .innerJoin("slabBundle", "slabBundle.id", "bundleId")
        .select(["pictureAddress", "pictureWidth"])
        .where("slabBundle.code", "=", "ZB-1")
        .execute();
    await send("runmovein", { id, signedBy: null });
    await done(id);
    const [first, ...others] = await slab();
    expect([first, others]).toEqual([
      { pictureAddress: expect.stringMatching(/^\/assets\/f\/\d+\/64x32\/.*slab-1-/), pictureWidth: 64 },
      [],
    ]);
    // Another price doesn't store the same photograph again.
    const again = await begin("zipped");
    await uploadZip(again, { ...folder, "move/slabs.csv": strToU8(table.replace("3200", "3100")) });
    await check(again);
    await send("runmovein", { id: again, signedBy: null });
    expect(await done(again)).toMatchObject({ summary: { counts: [{ changed: 1 }] } });
    expect(await slab()).toEqual([first]);
  });

  it("requires all rights of a person: not a key, and not other roles", async () => {
    const sales = await staffHeaders(shop, "sales@demo.test").catch(() => null);
    if (sales) expect(await send("createmovein", { source: "x" }, sales)).toMatchObject({ success: false });
    expect(await send("createmovein", { source: "No Name" })).toMatchObject({ success: false });
  });

  it("is the only one at a time, continues after its process has ended, and is forgotten if nobody starts it", async () => {
    const [first, second] = [await begin("first"), await begin("second")];
    await upload(first, "businesses.csv", "id,name\n70,Seventy\n");
    await check(first);
    const change = (beatAt: Date) =>
      shop.database.query.updateTable("moveIn").set({ state: "running", beatAt }).where("id", "=", first).execute();
    await change(new Date());
    expect(await send("checkmovein", { id: second, options: { decimal: ".", encoding: "utf-8" } })).toMatchObject({
      code: "office_move_in_busy",
    });
    importWork.wake(shop.api.services);
    expect(await done(first)).toMatchObject({ state: "running" });
    await change(new Date(Date.now() - 60_000));
    importWork.wake(shop.api.services);
    expect(await done(first)).toMatchObject({ state: "done" });
    await forgetUnstartedMoves({ database: shop.database, now: () => new Date(Date.now() + 15 * 86_400_000) });
    const { moves } = (await shop.call("office/moveins", undefined, staff)).body.value;
    expect(moves.map(({ id }: { id: number }) => id)).toContain(first);
    expect(moves.map(({ id }: { id: number }) => id)).not.toContain(second);
  });
});
