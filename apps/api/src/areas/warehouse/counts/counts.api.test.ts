import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const post = async (call: string, body: object) => (await shop.call(`office/${call}`, body, staff)).body;
const start = async (itemNo: string) => {
  const { value } = await post("startcount", { store: "reno", scope: itemNo });
  return value as { countNo: number; lots: number; lines: { lotId: number; itemNo: string; lot: string }[] };
};
const onHand = async (itemNo: string, code: string): Promise<number> =>
  (await shop.call(`office/stock?itemNo=${itemNo}`, undefined, staff)).body.value.lots.find(
    (lot: { store: string; code: string }) => lot.store === "reno" && lot.code === code,
  ).onHand;
const adjust = (itemNo: string, lot: string, units: number) =>
  post("adjuststock", { itemNo, store: "reno", lot, units, note: "Between count and booking" });

describe("a count", () => {
  it("books differences, keeps what moved after the count, and leaves the rest alone", async () => {
    const itemNo = await boxInReno(shop, 30);
    const { countNo, lines } = await start(itemNo);
    const [line] = lines;
    if (!line) throw new Error("nothing to count");
    const before = await onHand(itemNo, line.lot);
    const counted = await post("countlots", { countNo, lots: [{ lotId: line.lotId, counted: before + 5 }] });
    expect(counted.value).toMatchObject({ state: "open", counted: 1, different: 1 });
    expect(await onHand(itemNo, line.lot)).toBe(before);
    await adjust(itemNo, line.lot, 2);
    const [shown] = (await shop.call(`office/readcount?countNo=${countNo}&show=different`, undefined, staff)).body.value.lines;
    expect(shown).toMatchObject({ difference: 5, by: "staff@demo.test" });
    expect((await post("endcount", { countNo, book: true })).value).toMatchObject({ state: "booked", different: 1 });
    expect(await onHand(itemNo, line.lot)).toBe(before + 7);
    expect(await post("endcount", { countNo, book: true })).toMatchObject({ code: "office_count_ended" });
    expect(await post("countlots", { countNo, lots: [{ lotId: line.lotId, counted: 1 }] })).toMatchObject({ code: "office_count_ended" });
    expect(await onHand(itemNo, line.lot)).toBe(before + 7);
  });

  it("that is discarded changes nothing", async () => {
    const itemNo = await boxInReno(shop, 31);
    const { countNo, lines } = await start(itemNo);
    const [line] = lines;
    if (!line) throw new Error("nothing to count");
    const before = await onHand(itemNo, line.lot);
    await post("countlots", { countNo, lots: [{ lotId: line.lotId, counted: 0 }] });
    expect((await post("endcount", { countNo, book: false })).value).toMatchObject({ state: "discarded", different: 0 });
    expect(await onHand(itemNo, line.lot)).toBe(before);
  });

  it("is the only one of its place, and has lots", async () => {
    const { countNo } = await start(await boxInReno(shop, 32));
    expect(await post("startcount", { store: "reno", scope: "" })).toMatchObject({ code: "office_count_open" });
    expect(await post("countlots", { countNo, lots: [{ lotId: 2_000_000_000, counted: 1 }] })).toMatchObject({
      code: "office_count_lot_not_found",
    });
    await post("endcount", { countNo, book: false });
    expect(await post("startcount", { store: "reno", scope: "NO-SUCH-ITEM" })).toMatchObject({ code: "office_count_empty" });
    expect((await post("startcount", { store: "reno", scope: "" })).success).toBe(true);
  });
});
