import { contact } from "@azulejo/testing/guest.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const once = () => ({ "idempotency-key": crypto.randomUUID() });

async function order(): Promise<{ orderNo: number; id: string }> {
  const orderNo = await placeOrder(shop, [{ itemNo: await boxInReno(shop, 50), quantity: 1, fulfilmentType: "DLVR" }]);
  const found = shop.database.query.selectFrom("customerOrder").select("receiptKey").where("orderNo", "=", orderNo);
  return { orderNo, id: (await found.executeTakeFirstOrThrow()).receiptKey };
}
const write = async (id: string, text: string, headers: Record<string, string> = once()) =>
  (await shop.call("customer/writetoshop", { id, text }, headers)).body;
const act = async (name: string, body: object) => (await shop.call(`office/${name}`, body, { ...staff, ...once() })).body;
const toAnswer = async (): Promise<number[]> => {
  const { orders } = (await shop.call("office/orders?work=answer", undefined, staff)).body.value;
  return orders.map((one: { orderNo: number }) => one.orderNo);
};

describe("messages about an order", () => {
  it("go both ways, wait for an answer in the office, and never show the staff's notes", async () => {
    const { orderNo, id } = await order();
    await act("addordernote", { orderNo, text: "A difficult customer" });
    const { value } = await write(id, "Could the driver call <b>Luis</b>?");
    expect(value.messages).toMatchObject([{ from: "customer", text: "Could the driver call <b>Luis</b>?" }]);
    expect(await toAnswer()).toContain(orderNo);
    const told = (await mailsTo(shop, await shopAddress())).find(({ subject }) => subject === `Ana Ruiz wrote about order ${orderNo}`);
    expect(told?.text).toContain("Could the driver call <b>Luis</b>?");
    const seen = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
    expect(seen.notes[0]).toMatchObject({ kind: "question", by: null, answeredAt: null });
    expect(seen.events.at(-1)).toMatchObject({ kind: "question_received" });
    await act("sendordermessage", { orderNo, text: "Yes, he will." });
    expect(await toAnswer()).not.toContain(orderNo);
    const both = (await shop.call(`customer/ordermessages?id=${id}`)).body.value;
    expect(both.messages.map(({ from }: { from: string }) => from)).toEqual(["customer", "shop"]);
    expect(JSON.stringify(both)).not.toContain("difficult");
    const answer = (await mailsTo(shop, contact.email)).find(({ text }) => text.includes("Yes, he will."));
    expect(answer?.text).toContain(`/order/receipt/${id}/messages`);
  });

  it("are written once however often they are sent, and at most five times before an answer", async () => {
    const { orderNo, id } = await order();
    const headers = once();
    await Promise.all([write(id, "Hello?", headers), write(id, "Hello?", headers)]);
    await write(id, "Hello?", headers);
    for (let more = 0; more < 4; more++) await write(id, `Hello ${more}?`);
    expect((await shop.call(`customer/ordermessages?id=${id}`)).body.value.messages).toHaveLength(5);
    expect((await write(id, "Still there?")).code).toBe("customer_messages_unanswered");
    await act("closeorderquestions", { orderNo });
    await act("closeorderquestions", { orderNo });
    const { events } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
    const closed = events.filter(({ kind }: { kind: string }) => kind === "questions_closed");
    expect(closed).toMatchObject([{ by: "staff@demo.test" }]);
    expect((await write(id, "Still there?")).success).toBe(true);
  });

  it("wait for an answer after the order is finished, too", async () => {
    const { orderNo, id } = await order();
    await shop.database.query.updateTable("customerOrder").set({ finishedAt: new Date() }).where("orderNo", "=", orderNo).execute();
    await write(id, "One box was broken");
    expect(await toAnswer()).toContain(orderNo);
  });

  it("need words and a receipt that exists", async () => {
    const { id } = await order();
    expect((await write(id, "  ")).fields).toHaveProperty("text");
    expect((await write(id, "x".repeat(2001))).fields).toHaveProperty("text");
    expect((await write("a".repeat(id.length), "Hello")).code).toBe("customer_receipt_not_found");
  });
});

async function shopAddress(): Promise<string> {
  const { settings } = await shop.database.query.selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
  return (settings as { email: string }).email;
}
