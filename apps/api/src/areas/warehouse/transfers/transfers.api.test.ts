import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const itemNo = await boxInReno(shop, 20);

interface Lot {
  store: string;
  code: string;
  onHand: number;
  reserved: number;
}
const lots = async (): Promise<Lot[]> => (await shop.call(`office/stock?itemNo=${itemNo}`, undefined, staff)).body.value.lots;
const [lot] = (await lots()).filter(({ store, onHand, reserved }) => store === "reno" && onHand - reserved >= 3);
if (!lot) throw new Error("the demo has too few boxes in Reno");
const others = (await shop.call("office/pickupstores", undefined, staff)).body.value as { code: string }[];
const to = others.find(({ code }) => code !== "reno")?.code ?? "";
const figuresAt = async (store: string) => (await lots()).find((one) => one.store === store && one.code === lot.code)?.onHand ?? 0;

const post = async (call: string, body: object, key: string = crypto.randomUUID()) =>
  (await shop.call(`office/${call}`, body, { ...staff, "idempotency-key": key })).body;
const send = (units: number, key?: string) => post("sendtransfer", { from: "reno", to, lines: [{ itemNo, lot: lot.code, units }] }, key);

describe("a transfer", () => {
  it("takes units out of one place and brings what arrived into another; the rest stays visible", async () => {
    const [there, here] = [await figuresAt("reno"), await figuresAt(to)];
    const { value } = await send(3);
    expect(value).toMatchObject({ from: "reno", to, units: 3, arrived: null, receivedAt: null, sentBy: "staff@demo.test" });
    expect([await figuresAt("reno"), await figuresAt(to)]).toEqual([there - 3, here]);
    const arrived = { transferNo: value.transferNo, lines: [{ lineId: value.lines[0].lineId, arrived: 2 }] };
    expect((await post("receivetransfer", arrived)).value).toMatchObject({ units: 3, arrived: 2, receivedBy: "staff@demo.test" });
    expect([await figuresAt("reno"), await figuresAt(to)]).toEqual([there - 3, here + 2]);
    expect(await post("receivetransfer", arrived)).toMatchObject({ code: "office_transfer_received" });
    expect(await figuresAt(to)).toBe(here + 2);
  });

  it("is sent once, however often the request comes, also after a crash", async () => {
    const before = await figuresAt("reno");
    const answers = await Promise.all([1, 2].map(() => send(1, "transfer-once-key-1")));
    await shop.database.query.deleteFrom("idempotency").execute();
    answers.push(await send(1, "transfer-once-key-1"));
    const numbers = new Set(answers.flatMap(({ value }) => value?.transferNo ?? []));
    expect(numbers.size).toBe(1);
    expect(await figuresAt("reno")).toBe(before - 1);
  });

  it("leaves what orders hold, and says how much is free", async () => {
    const left = await figuresAt("reno");
    await shop.database.query
      .updateTable("lot")
      .set({ reserved: left })
      .where("code", "=", lot.code)
      .where("onHand", "=", left)
      .where("itemId", "in", shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo))
      .execute();
    expect(await send(1)).toMatchObject({ code: "office_lot_free" });
    expect(await figuresAt("reno")).toBe(left);
  });

  it("is refused within one place, and for a lot or item that isn't there", async () => {
    const asked = (body: object) => post("sendtransfer", { from: "reno", to, lines: [{ itemNo, lot: lot.code, units: 1 }], ...body });
    expect(await asked({ to: "reno" })).toMatchObject({ code: "request_invalid" });
    expect(await asked({ lines: [{ itemNo, lot: "NONE", units: 1 }] })).toMatchObject({ code: "office_lot_not_found" });
    expect(await asked({ lines: [{ itemNo: "NONE", lot: "A", units: 1 }] })).toMatchObject({ code: "office_items_unknown" });
  });
});
