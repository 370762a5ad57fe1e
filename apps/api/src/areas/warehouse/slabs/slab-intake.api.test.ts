import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const yard = await staffHeaders(shop, "slab-yard@demo.test");

interface Row {
  code: string;
  itemNo: string;
  state: string;
  store: string;
}
const rows = async (search = "", as = staff): Promise<{ slabs: Row[]; total: number }> =>
  (await shop.call(`office/slabrows?${search}`, undefined, as)).body.value;
const take = async (more: object, as = yard) =>
  (await shop.call("office/addslabs", { ...bundle, ...more }, { ...as, "idempotency-key": crypto.randomUUID() })).body;
const [known] = (await rows()).slabs;
const size = { widthMm: 3213, heightMm: 1600 };
const bundle = { bundle: "T1", block: "B-1", itemNo: known?.itemNo, store: "anaheim", arrivedOn: "2026-11-20", slabs: [size] };

describe("slabs in the office", () => {
  it("are listed by state and by the start of a bundle, block or item", async () => {
    const { total } = await rows();
    const counts = await Promise.all(["available", "held", "sold"].map(async (state) => (await rows(`state=${state}`)).total));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect((await rows("query=s19")).slabs.every(({ code }) => code.startsWith("S19-"))).toBe(true);
    expect((await rows("query=%25")).total).toBe(0);
  });

  it("are taken in with numbers that go on, and are in the shop at once", async () => {
    expect((await take({ slabs: [size, size] })).value).toEqual({ codes: ["T1-1", "T1-2"] });
    expect((await take({ bundle: "t1" })).value).toEqual({ codes: ["T1-3"] });
    expect((await rows("query=T1")).slabs.map(({ code, state }) => [code, state])).toEqual([
      ["T1-1", "available"],
      ["T1-2", "available"],
      ["T1-3", "available"],
    ]);
    expect((await shop.call("slabs/detail", { code: "T1-2" })).body).toMatchObject({ success: true });
  });

  it("get each its own number when two people take in the same bundle at once", async () => {
    const both = await Promise.all([take({ bundle: "T2", slabs: [size, size] }), take({ bundle: "T2", slabs: [size] })]);
    const codes = both.flatMap(({ value }) => value.codes as string[]);
    expect(codes.toSorted()).toEqual(["T2-1", "T2-2", "T2-3"]);
  });

  it("stay with their item and place, and are slabs", async () => {
    await take({ bundle: "T3" });
    const other = (await rows()).slabs.find(({ itemNo }) => itemNo !== bundle.itemNo);
    expect(await take({ bundle: "T3", itemNo: other?.itemNo })).toMatchObject({ code: "office_slab_bundle" });
    expect(await take({ bundle: "T4", itemNo: await boxInReno(shop, 1) })).toMatchObject({ code: "office_slab_item" });
    expect(await take({ bundle: "T4", store: "nowhere" })).toMatchObject({ code: "storelocator_not_found" });
    expect(await take({ bundle: "T4", slabs: [{ widthMm: 5, heightMm: 1600 }] })).toMatchObject({ code: "request_invalid" });
    expect((await rows("query=T4")).slabs.filter(({ code }) => code.startsWith("T4-"))).toEqual([]);
  });

  it("of other stores aren't shown to who works in one", async () => {
    const manager = await staffHeaders(shop, "store-manager@demo.test");
    expect((await rows("", manager)).slabs.filter(({ store }) => store !== "las-vegas")).toEqual([]);
  });

  it("show their own photograph once it is uploaded, unless somebody else was faster", async () => {
    const [code] = (await take({ bundle: "T5" })).value.codes as string[];
    const set = async (picture: object | null, before: string | null) =>
      (await shop.call("office/setslabpicture", { code, picture, before }, yard)).body;
    const first = await sendPicture(shop, "uploadslabpicture", yard, await somePicture(320, 160));
    const second = await sendPicture(shop, "uploadslabpicture", yard, await somePicture(300, 150));
    expect((await set(first, null)).value.picture).toEqual(first);
    expect((await set(first, null)).success, "again changes nothing").toBe(true);
    expect(await set(second, null)).toMatchObject({ code: "office_slab_picture_changed" });
    expect((await set({ ...second, width: 9999 }, first.address)).value.picture).toEqual(second);
    const shown = async () => {
      const { bundle } = (await shop.call("slabs/detail", { code })).body.value;
      return bundle.slabs.find((slab: Row) => slab.code === code).picture?.address;
    };
    await expect.poll(shown, { timeout: 15_000 }).toBe(second.address);
    const foreign = { ...second, address: "https://elsewhere.example/slab.jpg" };
    expect(await set(foreign, second.address)).toMatchObject({ code: "office_picture_foreign" });
    expect((await set(null, second.address)).value.picture).toBeNull();
  });
});
