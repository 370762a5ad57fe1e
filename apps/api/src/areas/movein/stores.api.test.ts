import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const NOW = new Date("2026-11-28T20:00:00Z");
const DAYS = "mon,tue,wed,thu,fri,sat,sun";

let staff: Record<string, string>;
let items: string[];
beforeAll(async () => {
  shop.setNow(NOW);
  staff = await staffHeaders(shop);
  items = [await boxInReno(shop, 9), await boxInReno(shop, 10)];
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const run = async (files: Record<string, string>, more: Partial<MoveInOptions> = {}) => {
  const folder = folderOf(files);
  const summary = await moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, ...more });
  await shop.api.settle();
  const [path] = summary.rejectedFiles;
  const rejected = path ? readFileSync(path, "utf8").trim().split("\r\n").slice(1) : [];
  return { ...summary, rejected: rejected.map((row) => row.replaceAll('"', "").split(",").slice(0, 2).join(" ")).sort() };
};
const container = async (code: string) => (await shop.call(`office/readcontainer?code=${code}`, undefined, staff)).body.value;

describe("store hours of another system", () => {
  it("are the store's hours as soon as they are in; single closed days stay unless the file has them", async () => {
    const hoursOf = async () =>
      query.selectFrom("place").select(["hours", "closedOn"]).where("code", "=", "reno").executeTakeFirstOrThrow();
    const open = "7:00-17:00,".repeat(5);
    const files = { "store-hours.csv": `store,${DAYS},closedOn\nRENO,${open}09:00-14:00,,2026-12-31;2026-12-24\nmoon,${open},\n` };
    expect(await run(files)).toMatchObject({ counts: { hours: { created: 1, rejected: 1 } }, rejected: ["3 store"] });
    expect(await hoursOf()).toMatchObject({
      hours: { mon: ["07:00", "17:00"], sat: ["09:00", "14:00"], sun: null },
      closedOn: ["2026-12-24", "2026-12-31"],
    });
    expect((await run(files)).counts.hours).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect((await run({ "store-hours.csv": `store,${DAYS}\nreno,${open},\n` })).counts.hours).toMatchObject({ changed: 1 });
    expect(await hoursOf()).toMatchObject({ hours: { sat: null }, closedOn: ["2026-12-24", "2026-12-31"] });
  });
});

describe("a store that files name and the shop doesn't have", () => {
  const hours = (store: string) => `store,${DAYS}\n${store},${"8:00-17:00,".repeat(5)},\n`;

  it("is reported once, however it is written", async () => {
    const { unknownStores } = await run({
      "store-hours.csv": hours("elko"),
      "containers.csv": `container,supplier,store,expectedOn,item,lot,units\nMSCU-7,Alcora,Elko,2026-12-20,${items[0]},N-1,48\n`,
    });
    expect(unknownStores).toEqual(["elko"]);
  });

  it("may be named as customers know it", async () => {
    const { name } = await query
      .selectFrom("placeText")
      .innerJoin("place", "place.id", "placeText.placeId")
      .select("name")
      .where("language", "=", "es")
      .where("name", "like", "% %")
      .where("name", "not like", "%,%")
      .executeTakeFirstOrThrow();
    expect(await run({ "store-hours.csv": hours(name.toUpperCase()) })).toMatchObject({
      counts: { hours: { created: 1, rejected: 0 } },
      unknownStores: [],
    });
  });
});

describe("containers of another system", () => {
  const header = "container,supplier,store,expectedOn,item,lot,shade,units\n";
  const rows = () => `${header}MSCU-1,Alcora,reno,2026-12-20,${items[0]},N-1,V2,48\nMSCU-1,Alcora,reno,2026-12-20,${items[1]},N-2,,24\n`;

  it("are on their way, with a line for each lot, and change with a later file until they are counted", async () => {
    const files = { "containers.csv": rows() };
    expect((await run(files)).counts.container).toMatchObject({ created: 2, rejected: 0 });
    expect(await container("MSCU-1")).toMatchObject({ supplier: "Alcora", expectedOn: "2026-12-20", state: "expected", expected: 72 });
    expect((await run(files)).counts.container).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    const later = { "containers.csv": rows().replaceAll("12-20", "12-28").replace("V2,48", "V3,40") };
    expect((await run(later)).counts.container).toMatchObject({ changed: 2 });
    const { contents, expectedOn } = await container("MSCU-1");
    expect(expectedOn).toBe("2026-12-28");
    const [line] = contents.filter((one: { lot: string }) => one.lot === "N-1");
    expect(line).toMatchObject({ expected: 40, shade: "V3" });
    const counts = { code: "MSCU-1", lines: [{ lineId: line.lineId, counted: 39 }] };
    expect((await shop.call("office/receivecontainer", counts, { ...staff, "idempotency-key": "counted-once-0001" })).status).toBe(200);
    const again = await run({ "containers.csv": rows().replaceAll("12-20", "12-29") });
    expect(again).toMatchObject({ counts: { container: { changed: 1, rejected: 1 } }, rejected: ["2 units"] });
    expect(await container("MSCU-1")).toMatchObject({ expectedOn: "2026-12-29", counted: 39 });
  });

  it("lose goods that a later file of the container no longer has, unless they have been counted", async () => {
    const [first, second] = rows().replaceAll("MSCU-1", "MSCU-5").trim().split("\n").slice(1);
    const both = { "containers.csv": `${header}${first}\n${second}\n` };
    expect((await run(both)).counts.container).toMatchObject({ created: 2 });
    const one = { "containers.csv": `${header}${first}\n` };
    expect(await run(one)).toMatchObject({ counts: { container: { unchanged: 1, removed: 1, rejected: 0 } } });
    expect(await container("MSCU-5")).toMatchObject({ expected: 48, contents: [{ lot: "N-1" }] });
    expect((await run(one)).counts.container).toMatchObject({ unchanged: 1, removed: 0 });
    const counted = {
      "containers.csv": rows()
        .replace(/MSCU-1.*V2.*\n/, "")
        .replace("12-20", "12-29"),
    };
    expect(await run(counted)).toMatchObject({ counts: { container: { removed: 0, rejected: 1 } }, rejected: ["2 container"] });
  });

  it("are rejected by line and reason where they contradict themselves or the shop", async () => {
    const bad = `${header}MSCU-2,Alcora,reno,2026-12-20,${items[0]},N-1,,48
MSCU-2,Alcora,reno,2026-12-21,${items[1]},N-1,,48
MSCU-1,Alcora,sparks,2026-12-29,${items[0]},N-9,,5
MSCU-3,Alcora,reno,,NO-SUCH,N-1,,5
`;
    const { rejected, counts } = await run({ "containers.csv": bad }, { dryRun: true });
    expect(rejected).toEqual(["3 container", "4 store", "5 item"]);
    expect(counts.container).toMatchObject({ created: 1 });
  });
});

describe("slabs of another system", () => {
  const header = "bundle,sequence,item,store,arrivedOn,widthMm,heightMm,price,picture\n";

  it("stand in a yard and in the stock once, with their size, price and picture", async () => {
    const { itemNo, id } = await query
      .selectFrom("item")
      .select(["itemNo", "id"])
      .where("sellUnit", "=", "slab")
      .where("id", "not in", (of) => of.selectFrom("slabBundle").select("itemId"))
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const stock = async () =>
      await query
        .selectFrom("lot")
        .innerJoin("place", "place.id", "placeId")
        .select(["lot.code", "onHand"])
        .where("itemId", "=", id)
        .where("place.code", "=", "reno")
        .orderBy("lot.code")
        .execute();
    await query
      .deleteFrom("lot")
      .where("itemId", "=", id)
      .execute()
      .catch(() => undefined);
    const before = (await stock()).reduce((sum, { onHand }) => sum + onHand, 0);
    const picture = "/assets/f/1001/3398x2676/b97496a1e2/slab.webp";
    const rows = `${header}B-9001,1,${itemNo},reno,2026-11-02,3210,1600,1450.00,${picture}\nB-9001,2,${itemNo},reno,2026-11-02,3200,1590,,\n`;
    expect((await run({ "slabs.csv": rows })).counts.slab).toMatchObject({ created: 2, rejected: 0 });
    expect((await stock()).reduce((sum, { onHand }) => sum + onHand, 0)).toBe(Math.max(before, 2));
    const { slabs } = (await shop.call("office/slabrows?query=B-9001&state=all&page=1", undefined, staff)).body.value;
    expect(slabs).toMatchObject([
      { code: "B-9001-1", itemNo, store: "reno", block: "B-9001", widthMm: 3210, priceCents: 145_000, picture },
      { code: "B-9001-2", heightMm: 1590, priceCents: null, picture: null },
    ]);
    expect((await run({ "slabs.csv": rows })).counts.slab).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect((await run({ "slabs.csv": rows.replace("1450.00", "1500.00") })).counts.slab).toMatchObject({ changed: 1, unchanged: 1 });
    const [first = "", ...others] = rows.slice(header.length).split("\n");
    const left = { "slabs.csv": `${header}${first}\n` };
    const { id: slabId } = await query
      .selectFrom("slab")
      .innerJoin("slabBundle", "slabBundle.id", "bundleId")
      .select("slab.id")
      .where("code", "=", "B-9001")
      .where("sequence", "=", 2)
      .executeTakeFirstOrThrow();
    const { id: accountId } = await query.selectFrom("account").select("id").limit(1).executeTakeFirstOrThrow();
    const hold = await query
      .insertInto("slabHold")
      .values({ slabId, accountId, state: "holding", askedAt: NOW, expiresAt: NOW })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await run(left, { dryRun: true })).toMatchObject({ counts: { slab: { removed: 0, rejected: 1 } } });
    await query.deleteFrom("slabHold").where("id", "=", hold.id).execute();
    const units = async () => (await stock()).reduce((sum, { onHand }) => sum + onHand, 0);
    const standing = await units();
    expect((await run(left, { dryRun: true })).removed.slab).toEqual(["B-9001-2"]);
    expect(await run(left)).toMatchObject({ counts: { slab: { removed: 1, rejected: 0 } }, removed: { slab: ["B-9001-2"] } });
    expect(await units()).toBe(standing - 1);
    expect((await shop.call("office/slab?code=B-9001-2", undefined, staff)).body.value).toMatchObject({ state: "sold" });
    expect((await run(left)).counts.slab).toMatchObject({ removed: 0, changed: 0 });
    expect((await run({ "slabs.csv": header + others.join("\n") }, { dryRun: true })).returned.slab).toEqual(["B-9001-2"]);
    const bad = `${header}B-9001,3,${itemNo},reno,2026-11-03,3210,1600,,\nB-9002,1,${items[0]},reno,2026-11-02,3210,1600,,\nB-9003,1,${itemNo},moon,2026-11-02,3210,1600,,\n`;
    const { rejected } = await run({ "slabs.csv": rows + bad.slice(header.length) }, { dryRun: true });
    expect(rejected).toEqual(["4 bundle", "5 item", "6 store"]);
    const twice = `id,${header}S-1,B-9004,1,${itemNo},reno,2026-11-02,3210,1600,,\nS-2,B-9004,1,${itemNo},reno,2026-11-02,3210,1600,,\n`;
    expect(await run({ "slabs.csv": twice })).toMatchObject({ counts: { slab: { created: 1, rejected: 1 } }, rejected: ["3 sequence"] });
    const other = await run({ "slabs.csv": rows }, { source: "other-erp", dryRun: true });
    expect(other.rejected).toEqual(["2 sequence", "3 sequence"]);
    const wrong = (await examineBooks(shop.database)).filter(({ problem }) => problem !== null);
    expect(wrong).toEqual([]);
  });

  describe("with a slab that a later file has again", () => {
    const slab = async (code: string) => (await shop.call(`office/slab?code=${code}`, undefined, staff)).body.value;
    const setState = (code: string, state: string) => shop.call("office/setslabstate", { code, state, note: "counted" }, staff);
    /** Moves a bundle of two slabs, and then without the second one. */
    const bundleOf = async (bundle: string) => {
      const { itemNo, id } = await query
        .selectFrom("item")
        .select(["itemNo", "id"])
        .where("sellUnit", "=", "slab")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      const row = (sequence: number, width = 3200) => `${bundle},${sequence},${itemNo},reno,2026-11-02,${width},1590,,\n`;
      const [both, one] = [header + row(1) + row(2), header + row(1)];
      expect(await run({ "slabs.csv": both })).toMatchObject({ counts: { slab: { created: 2, rejected: 0 } } });
      const units = async () => {
        const { sum } = await query
          .selectFrom("lot")
          .select((of) => of.fn.sum<string>("onHand").as("sum"))
          .where("itemId", "=", id)
          .executeTakeFirstOrThrow();
        return Number(sum);
      };
      return { both, one, wider: header + row(1) + row(2, 3300), units };
    };

    it("offer it again, in stock, with its reason, and only once", async () => {
      const { both, one, wider, units } = await bundleOf("B-9101");
      const before = await units();
      await run({ "slabs.csv": one });
      expect(await slab("B-9101-2")).toMatchObject({ state: "sold" });
      const back = { counts: { slab: { created: 0, changed: 1, unchanged: 1, rejected: 0 } }, returned: { slab: ["B-9101-2"] } };
      expect(await run({ "slabs.csv": wider }, { dryRun: true })).toMatchObject(back);
      expect(await slab("B-9101-2")).toMatchObject({ state: "sold" });
      expect(await run({ "slabs.csv": wider })).toMatchObject(back);
      expect(await slab("B-9101-2")).toMatchObject({ state: "available", events: [{ kind: "returned", note: "old-erp", by: null }, {}] });
      expect((await shop.call("office/slabrows?query=B-9101&state=all&page=1", undefined, staff)).body.value.slabs[1].widthMm).toBe(3300);
      expect(await units()).toBe(before);
      const moves = await query
        .selectFrom("stockMovement")
        .select(["kind", "onHand", "note"])
        .where("document", "=", "slab:B-9101-2")
        .orderBy("id")
        .execute();
      expect(moves).toMatchObject([
        { kind: "sold", onHand: -1, note: "B-9101-2 (old-erp)" },
        { kind: "returned", onHand: 1, note: "B-9101-2 (old-erp)" },
      ]);
      expect(await run({ "slabs.csv": wider })).toMatchObject({ counts: { slab: { changed: 0, unchanged: 2 } }, returned: {} });
      expect(await run({ "slabs.csv": one })).toMatchObject({ counts: { slab: { removed: 1 } } });
      expect(await run({ "slabs.csv": both })).toMatchObject({ returned: { slab: ["B-9101-2"] } });
      expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
    });

    it("leave it sold if staff have sold it, before or after the move has", async () => {
      const { both, one, units } = await bundleOf("B-9102");
      expect((await setState("B-9102-2", "sold")).status).toBe(200);
      await run({ "slabs.csv": one });
      const sold = await units();
      expect(await run({ "slabs.csv": both })).toMatchObject({ returned: {}, rejected: ["3 sequence"] });
      expect((await setState("B-9102-2", "available")).status).toBe(200);
      expect((await setState("B-9102-2", "sold")).status).toBe(200);
      expect(await run({ "slabs.csv": both })).toMatchObject({ returned: {}, rejected: ["3 sequence"] });
      expect(await slab("B-9102-2")).toMatchObject({ state: "sold" });
      expect(await units()).toBe(sold);
    });

    it("take over again one that staff have put back on offer, for whoever holds it", async () => {
      const { both, one, units } = await bundleOf("B-9103");
      const before = await units();
      await run({ "slabs.csv": one });
      expect((await setState("B-9103-2", "available")).status).toBe(200);
      const { id: accountId } = await query.selectFrom("account").select("id").limit(1).executeTakeFirstOrThrow();
      const { id: slabId } = await query
        .selectFrom("slab")
        .innerJoin("slabBundle", "slabBundle.id", "bundleId")
        .select("slab.id")
        .where("code", "=", "B-9103")
        .where("sequence", "=", 2)
        .executeTakeFirstOrThrow();
      const expiresAt = new Date(NOW.getTime() + 3_600_000);
      const hold = { slabId, accountId, state: "holding" as const, askedAt: NOW, expiresAt };
      await query.insertInto("slabHold").values(hold).execute();
      expect(await run({ "slabs.csv": both })).toMatchObject({ returned: {}, counts: { slab: { changed: 1, unchanged: 1, rejected: 0 } } });
      expect(await slab("B-9103-2")).toMatchObject({ state: "held" });
      expect(await units()).toBe(before);
      expect(await run({ "slabs.csv": one })).toMatchObject({ counts: { slab: { removed: 0, rejected: 1 } } });
      await query.deleteFrom("slabHold").where("slabId", "=", slabId).execute();
    });

    it("are those of the same system", async () => {
      const { both, one } = await bundleOf("B-9104");
      await run({ "slabs.csv": one });
      const other = await run({ "slabs.csv": both }, { source: "other-erp" });
      expect(other).toMatchObject({ returned: {}, rejected: ["2 sequence", "3 sequence"] });
    });
  });
});
