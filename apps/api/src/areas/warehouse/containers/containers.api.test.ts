import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const [first, second, third] = [await boxInReno(shop, 10), await boxInReno(shop, 11), await boxInReno(shop, 12)];

let containers = 0;
const post = async (call: string, body: object, key: string = crypto.randomUUID()) =>
  (await shop.call(`office/${call}`, body, { ...staff, "idempotency-key": key })).body;
const line = (itemNo: string, units: number, lot = "C-100") => ({ itemNo, lot, shade: "B2", caliber: null, units });
async function announce(lines: object[], more: object = {}) {
  const code = `TEST-${++containers}`;
  const { body } = await shop.call(
    "office/announcecontainer",
    { code, supplier: "Alcora", store: "reno", expectedOn: null, lines, ...more },
    staff,
  );
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.value;
}
const lotOf = async (itemNo: string, code: string) =>
  (await shop.call(`office/stock?itemNo=${itemNo}`, undefined, staff)).body.value.lots.find(
    (lot: { store: string; code: string }) => lot.store === "reno" && lot.code === code,
  );

describe("a container", () => {
  it("brings its counted goods into stock, with their lot and shade", async () => {
    const { code, state, contents } = await announce([line(first, 80)]);
    expect(state).toBe("expected");
    const received = await post("receivecontainer", { code, lines: [{ lineId: contents[0].lineId, counted: 78 }] });
    expect(received.value).toMatchObject({ state: "received", expected: 80, counted: 78 });
    expect(received.value.contents[0]).toMatchObject({ counted: 78, by: "staff@demo.test" });
    expect(await lotOf(first, "C-100")).toMatchObject({
      onHand: 78,
      shade: "B2",
      movements: [{ kind: "received", onHand: 78, note: code }],
    });
  });

  it("books a line once, even when two people count it or a request is repeated", async () => {
    const { code, contents } = await announce([line(second, 10, "C-150"), line(third, 10, "C-150")]);
    const counts = { code, lines: [{ lineId: contents[0].lineId, counted: 10 }] };
    const answers = await Promise.all([post("receivecontainer", counts), post("receivecontainer", counts)]);
    expect(answers.map(({ success, code: fault }) => (success ? "ok" : fault)).sort()).toEqual(["office_container_line_counted", "ok"]);
    expect((await lotOf(contents[0].itemNo, "C-150")).onHand).toBe(10);
    const twice = [contents[1], contents[1]].map(({ lineId }) => ({ lineId, counted: 10 }));
    expect(await post("receivecontainer", { code, lines: twice })).toMatchObject({ code: "office_lot_twice" });
    expect(await lotOf(contents[1].itemNo, "C-150")).toBeUndefined();
  });

  it("takes what isn't on its papers as a line of its own", async () => {
    const { code } = await announce([line(first, 5, "C-200")]);
    const extra = [{ itemNo: second.toLowerCase(), lot: "C-201", shade: null, caliber: "9", counted: 4 }];
    const { value } = await post("receivecontainer", { code, lines: [], extra });
    expect(value).toMatchObject({ state: "counting", counted: 4 });
    expect((await lotOf(second, "C-201")).onHand).toBe(4);
    const onPapers = [{ itemNo: first, lot: "C-200", shade: null, caliber: null, counted: 5 }];
    expect(await post("receivecontainer", { code, lines: [], extra: onPapers })).toMatchObject({ code: "office_lot_twice" });
  });

  it("is promised to buyers from its day until it has been counted", async () => {
    const itemNo = await boxInReno(shop, 13);
    const inReno = async () => {
      await shop.api.settle();
      const [shown] = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items;
      return shown.stores.find((store: { code: string }) => store.code === "reno");
    };
    const before = (await inReno()).incoming;
    const { code, contents } = await announce([line(itemNo, 40)], { expectedOn: "2099-03-01" });
    expect((await inReno()).incoming).toEqual([...before, { quantity: 40, expectedOn: "2099-03-01" }]);
    await post("movecontainer", { code, expectedOn: null });
    expect((await inReno()).incoming).toEqual(before);
    await post("movecontainer", { code, expectedOn: "2099-03-02" });
    await post("receivecontainer", { code, lines: [{ lineId: contents[0].lineId, counted: 39 }] });
    const after = await inReno();
    expect(after.incoming).toEqual(before);
    expect(after.lots).toContainEqual({ code: "C-100", shade: "B2", caliber: null, available: 39 });
    expect(await post("movecontainer", { code, expectedOn: "2099-03-02" })).toMatchObject({ code: "office_container_counted" });
  });

  it("is refused with unknown items, a lot twice, and a number that is taken", async () => {
    const { code } = await announce([line(first, 1, "C-300")]);
    const asked = (body: object) => post("announcecontainer", { code: "TEST-NEW", store: "reno", expectedOn: null, lines: [], ...body });
    expect(await asked({ lines: [line("NO-1", 1), line("NO-2", 1)] })).toMatchObject({ code: "office_items_unknown" });
    expect(await asked({ lines: [line(first, 1), line(first.toLowerCase(), 2)] })).toMatchObject({ code: "office_lot_twice" });
    expect(await asked({ code, lines: [line(first, 1)] })).toMatchObject({ code: "office_container_exists" });
    expect(await asked({})).toMatchObject({ code: "request_invalid" });
  });

  it("has a label for each lot", async () => {
    const { code } = await announce([line(first, 1, "C-400"), line(second, 1, "C-401")]);
    const { value } = (await shop.call(`office/containerlabels?code=${code}`, undefined, staff)).body;
    expect(Buffer.from(value.data, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });
});
