import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query } = shop.database;
let pair: Pair;
let itemNos: string[] = [];
let slabs: string[] = [];
beforeAll(async () => {
  pair = (await provedPerson(shop)).pair;
  const items = query.selectFrom("item").select("itemNo").where("kind", "=", "item").where("sellUnit", "=", "box");
  itemNos = (await items.orderBy("id").limit(6).execute()).map((item) => item.itemNo);
  const found = query.selectFrom("slab").innerJoin("slabBundle", "slabBundle.id", "slab.bundleId").select(["code", "sequence"]);
  slabs = (await found.where("soldAt", "is", null).orderBy("slab.id").limit(2).execute()).map(
    ({ code, sequence }) => `${code}-${sequence}`,
  );
});

const as = (whose: Pair, path: string, body?: object) => shop.call(`usertag/${path}`, body, bearer(whose));
const item = (index: number) => ({ kind: "product", reference: itemNos[index] ?? "" });
const make = async (body: object, whose = pair): Promise<number> => (await as(whose, "addtag", body)).body.value.tagId;
const open = async (tagId: number, whose = pair) => (await as(whose, `detail/${tagId}`)).body;
const entryIds = async (tagId: number): Promise<number[]> =>
  (await open(tagId)).value.entries.map((entry: { entryId: number }) => entry.entryId);
const follow = (ticket: string, headers: Record<string, string> = {}) => shop.call("usertag/shared", { ticket }, headers);

describe("an idea book", () => {
  it("is created with entries, and shows them as they are today", async () => {
    const story = { kind: "story", reference: "00000000-0000-4000-8000-000000000000" };
    const { code } = await query.selectFrom("galleryScene").select("code").executeTakeFirstOrThrow();
    const scene = { kind: "scene", reference: code };
    const tagId = await make({ name: "Upstairs bath", entries: [item(0), { kind: "slab", reference: slabs[0] }, scene, story] });
    const { entries, share } = (await open(tagId)).value;
    expect(share).toBeNull();
    expect(entries).toMatchObject([
      { kind: "product", reference: itemNos[0], gone: false, note: "" },
      { kind: "slab", reference: slabs[0], gone: false },
      { ...scene, gone: false },
      { ...story, gone: true, name: "" },
    ]);
    expect(entries[0].priceCents).toBeGreaterThan(0);
    expect(entries[0].path).not.toBe("");
    expect(entries[1].picture).not.toBeNull();
    expect((await as(pair, "list")).body.value.books[0]).toEqual({ tagId, name: "Upstairs bath", count: 4, isShared: false });
  });

  it("takes an item from and to books, as the caller chose, and names those that have it", async () => {
    const [one, two] = [await make({ name: "One" }), await make({ name: "Two", entries: [item(1)] })];
    const entry = item(1);
    const set = await as(pair, "setusertagentrymappings", { entry, tagIds: [one], newName: "Three" });
    const three = (await as(pair, "list")).body.value.books.find((book: { name: string }) => book.name === "Three").tagId;
    expect(set.body.value.tagIds).toEqual([one, three]);
    expect((await as(pair, `getusertagentrymappings?itemNo=${entry.reference}`)).body.value.tagIds).toEqual([one, three]);
    expect((await open(two)).value.entries).toEqual([]);
    const again = await as(pair, "setusertagentrymappings", { entry, tagIds: [one, three] });
    expect(again.body.value.tagIds).toEqual([one, three]);
    expect((await open(one)).value.entries).toHaveLength(1);
  });

  it("refuses products that the shop doesn't have, and then changes nothing", async () => {
    const tagId = await make({ name: "Empty" });
    const refused = await as(pair, "setusertagentrymappings", { entry: { kind: "product", reference: "NO-SUCH" }, tagIds: [tagId] });
    expect([refused.status, refused.body.code]).toEqual([404, "usertag_entry_unknown"]);
    expect((await as(pair, "setusertagentrymappings", { entry: item(2), tagIds: [tagId, 999_999] })).body.code).toBe("usertag_not_found");
    expect((await open(tagId)).value.entries).toEqual([]);
  });

  it("changes order, notes and cover, all of them or none, and keeps its cover when that entry goes", async () => {
    const tagId = await make({ name: "Order", entries: [item(0), item(1), item(2)] });
    const [a = 0, b = 0, c = 0] = await entryIds(tagId);
    const unknown = { tagId, order: [c], notes: [{ entryId: 999_999, note: "x" }] };
    expect((await as(pair, "edittag", unknown)).body.code).toBe("usertag_entry_not_found");
    expect(await entryIds(tagId)).toEqual([a, b, c]);
    const note = "<script>alert(1)</script> Honed.";
    await as(pair, "edittag", { tagId, order: [c, a], notes: [{ entryId: b, note }], coverEntryId: c, name: "Ordered" });
    expect(await entryIds(tagId)).toEqual([c, a, b]);
    expect((await open(tagId)).value).toMatchObject({ name: "Ordered", coverEntryId: c, entries: [{}, {}, { note }] });
    await as(pair, "deletetagentry", { tagId, entryId: c });
    expect((await as(pair, "deletetagentry", { tagId, entryId: c })).body.value).toEqual({ done: true });
    expect((await open(tagId)).value).toMatchObject({ coverEntryId: null, entries: [{ entryId: a }, { entryId: b }] });
  });

  it("doesn't take an entry of another book as its cover", async () => {
    const [own, other] = [await make({ name: "Own", entries: [item(0)] }), await make({ name: "Other", entries: [item(1)] })];
    const [entryId] = await entryIds(other);
    expect((await as(pair, "edittag", { tagId: own, coverEntryId: entryId })).body.code).toBe("usertag_entry_not_found");
  });

  it("holds 200 entries, and an account 50 books", async () => {
    const { pair: owner } = await provedPerson(shop);
    const tagId = await make({ name: "Full" }, owner);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ideaBookId: tagId,
      kind: "product",
      reference: `X-${index}`,
      position: index,
    }));
    await query.insertInto("ideaBookEntry").values(rows).execute();
    expect((await as(owner, "setusertagentrymappings", { entry: item(0), tagIds: [tagId] })).body.code).toBe("usertag_full");
    for (let count = 1; count < 50; count += 1) await make({ name: `Book ${count}` }, owner);
    expect((await as(owner, "addtag", { name: "One more" })).body.code).toBe("usertag_books");
  });
});

describe("a shared book", () => {
  const shareOf = async (tagId: number, share: object | null) => {
    await as(pair, "edittag", { tagId, share });
    return (await open(tagId)).value.share;
  };

  it("shows others what its owner allows, and counts their visits", async () => {
    const tagId = await make({ name: "Shared", entries: [item(0)] });
    const [entryId] = await entryIds(tagId);
    await as(pair, "edittag", { tagId, notes: [{ entryId, note: "To the ceiling." }] });
    const { ticket } = await shareOf(tagId, { showsPrices: false, showsNotes: false });
    expect((await follow(ticket)).body.value).toMatchObject({
      name: "Shared",
      entries: [{ reference: itemNos[0], priceCents: null, note: "" }],
    });
    await follow(ticket, bearer(pair));
    expect(await shareOf(tagId, { showsPrices: true, showsNotes: true })).toMatchObject({ ticket, openedCount: 1 });
    const [seen] = (await follow(ticket)).body.value.entries;
    expect(seen.note).toBe("To the ceiling.");
    expect(seen.priceCents).toBeGreaterThan(0);
  });

  it("can't be opened once sharing ended, nor with the old link after it is shared again", async () => {
    const tagId = await make({ name: "Ended", entries: [item(0)] });
    const { ticket } = await shareOf(tagId, { showsPrices: true, showsNotes: true });
    await shareOf(tagId, null);
    expect((await follow(ticket)).body.code).toBe("usertag_link_unknown");
    const second = await shareOf(tagId, { showsPrices: true, showsNotes: true });
    expect(second.ticket).not.toBe(ticket);
    expect((await follow(ticket)).body.code).toBe("usertag_link_unknown");
    expect((await follow(`${second.ticket}x`)).status).toBe(404);
    expect((await follow(second.ticket)).status).toBe(200);
  });

  it("is stored without its link in the clear", async () => {
    const tagId = await make({ name: "Sealed" });
    const { ticket } = await shareOf(tagId, { showsPrices: true, showsNotes: true });
    const stored = await query.selectFrom("ideaBook").selectAll().where("id", "=", tagId).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(ticket);
  });
});

describe("two tabs", () => {
  it("that add one item at once leave one entry", async () => {
    const tagId = await make({ name: "Twice" });
    const set = () => as(pair, "setusertagentrymappings", { entry: item(3), tagIds: [tagId] });
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await open(tagId)).value.entries).toHaveLength(1);
  });
});
