import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEXT_RECEIVED, twilioSignature } from "../ports/twilio-text-messages.ts";

const shop = await openShopForFile();
const page = `${shop.sandbox.url}/texts`;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
beforeEach(() => fetch(`${page}/api/messages`, { method: "DELETE" }));

interface Text {
  from: string;
  to: string;
  body: string;
  direction: string;
}
const texts = async (phone: string): Promise<Text[]> => {
  await shop.api.settle();
  return ((await (await fetch(`${page}/api/messages?phone=${encodeURIComponent(phone)}`)).json()) as { messages: Text[] }).messages;
};
const write = (from: string, body: string) =>
  fetch(page, { method: "POST", body: new URLSearchParams({ from, body }), redirect: "manual" });

let offset = 0;
/** A guest's order whose buyer agreed to text messages at a number. */
async function ordered(phone: string, language = "en") {
  const itemNo = await boxInReno(shop, offset++);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }], { language });
  await shop.api.settle();
  const { query } = shop.database;
  await query.updateTable("customerOrder").set({ phone }).where("orderNo", "=", orderNo).execute();
  const { receiptKey } = await query
    .selectFrom("customerOrder")
    .select("receiptKey")
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  const headers = { "accept-language": language };
  const { consent } = (await shop.call("notificationpreference/checknotificationpreference", { receiptId: receiptKey }, headers)).body
    .value;
  const agreed = { receiptId: receiptKey, phone, consentVersion: consent.version };
  expect((await shop.call("notificationpreference/optincustomersmsnotification", agreed, headers)).body.value.sms).toBe("in");
  // The confirmation leaves before anything else is sent.
  await shop.api.settle();
  const order = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
  return { orderNo, receiptKey, lineId: order.lines[0].lineId as number, promisedOn: order.lines[0].promisedOn as string };
}
const asStaff = (path: string, body: object) => shop.call(path, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const ship = ({ orderNo, lineId }: { orderNo: number; lineId: number }, units = 1) =>
  asStaff("office/shiplines", { orderNo, lines: [{ lineId, units }], carrier: "UPS", trackingNumber: "1Z999AA10123456784" });
const stateOf = async (receiptId: string) =>
  (await shop.call("notificationpreference/checknotificationpreference", { receiptId })).body.value.sms;
const recordOf = (phone: string) =>
  shop.database.query.selectFrom("textMessage").selectAll().where("phone", "=", phone).orderBy("at").execute();

describe("a buyer who agreed to text messages", () => {
  it("gets a confirmation, then what happens to the order, in its language", async () => {
    const order = await ordered("+17755550142", "es");
    await ship(order);
    const [shipped, welcome, ...others] = await texts("+17755550142");
    expect(others).toEqual([]);
    expect(welcome?.body).toMatch(/^Cantera Tile & Stone: le avisaremos de sus pedidos\..*ALTO para cancelar\.$/);
    expect(shipped?.body).toContain(
      `parte de su pedido ${order.orderNo} va en camino. http://localhost:3000/es/order/receipt/${order.receiptKey}`,
    );
    expect((await recordOf("+17755550142")).map((one) => one.state)).toEqual(["delivered", "delivered"]);
  });

  it("hears that a delayed date is back on, once", async () => {
    const order = await ordered("+17755550149");
    const later = new Date(Date.parse(order.promisedOn) + 9 * 86_400_000).toISOString().slice(0, 10);
    await asStaff("office/movepromises", { orderNo: order.orderNo, promisedOn: later, reason: "container" });
    await texts("+17755550149");
    await asStaff("office/movepromises", { orderNo: order.orderNo, promisedOn: order.promisedOn, reason: "other" });
    const bodies = (await texts("+17755550149")).map((one) => one.body).filter((body) => body.includes("back on schedule"));
    expect(bodies).toEqual([expect.stringMatching(/order \d+ is back on schedule: \w+ \d+\. http/)]);
  });

  it("hears of a delay with the link to the choice, and of the refund", async () => {
    const order = await ordered("+17755550143");
    const promisedOn = new Date(Date.parse(order.promisedOn) + 9 * 86_400_000).toISOString().slice(0, 10);
    await asStaff("office/movepromises", { orderNo: order.orderNo, promisedOn, reason: "container" });
    const [delayed] = await texts("+17755550143");
    const slug = /Choose by \w+ \d+ or we'll refund it: http:\/\/localhost:3000\/en\/delay\/([\w-]+)$/.exec(delayed?.body ?? "")?.[1];
    expect((await shop.call("customer/answerdelay", { slug, answer: "cancel" }, { "idempotency-key": crypto.randomUUID() })).status).toBe(
      200,
    );
    expect((await texts("+17755550143"))[0]?.body).toMatch(/order \d+ is canceled/);
  });

  it("gets each message once, however often it is delivered", async () => {
    const order = await ordered("+17755550144");
    await ship(order);
    await texts("+17755550144");
    const { query } = shop.database;
    const [last] = (await recordOf("+17755550144")).toReversed();
    const { outbox } = shop.api.services;
    await outbox.enqueue(query, [{ kind: "text.order", key: last?.key ?? "", payload: {} }]);
    expect((await texts("+17755550144")).length).toBe(2);
  });
});

describe("a buyer who did not agree, or no more", () => {
  it("gets none", async () => {
    const order = await ordered("+17755550145");
    // The text about the order leaves before the buyer ends them.
    expect((await texts("+17755550145")).length).toBe(1);
    await shop.call("notificationpreference/optoutcustomersmsnotification", { receiptId: order.receiptKey });
    await ship(order);
    expect((await texts("+17755550145")).map((one) => one.body.includes("on its way"))).toEqual([false]);
  });

  it.each([
    ["STOP", /you won't get more texts/],
    [" stopall. ", /you won't get more texts/],
    ["Alto", /ya no le enviaremos mensajes/],
    ["PARAR", /ya no le enviaremos mensajes/],
  ])("ends them by %s, and starts them again by START", async (word, reply) => {
    const phone = `+1775555${String(2000 + offset)}`;
    const order = await ordered(phone);
    await write(phone, word);
    expect((await texts(phone))[0]?.body).toMatch(reply);
    expect(await stateOf(order.receiptKey)).toBe("out");
    await write(phone, word);
    await ship(order);
    expect((await texts(phone)).filter((one) => one.body.includes("on its way"))).toEqual([]);
    await write(phone, "START");
    expect(await stateOf(order.receiptKey)).toBe("in");
    await ship(order);
    expect((await texts(phone)).filter((one) => one.body.includes("on its way")).length).toBe(1);
    const said = await shop.database.query
      .selectFrom("smsConsent")
      .select(["state", "consentVersion"])
      .where("phone", "=", phone)
      .orderBy("id")
      .execute();
    expect(said.map((one) => one.state)).toEqual(["in", "out", "in"]);
  });

  it("gets help in the order's language, or that of the word", async () => {
    await ordered("+17755550146", "es");
    await write("+17755550146", "HELP");
    expect((await texts("+17755550146"))[0]?.body).toContain("ALTO para cancelar");
    await write("+17755550147", "When does it come?");
    expect((await texts("+17755550147"))[0]?.body).toContain("We can't read replies here");
    await write("+17755550147", "ayuda");
    expect((await texts("+17755550147"))[0]?.body).toContain("no leemos respuestas");
  });
});

describe("a provider that fails", () => {
  it.each(["+15005550011", "+15005550012"])("is asked again: %s", async (phone) => {
    const order = await ordered(phone);
    await ship(order);
    for (let round = 0; round < 3; round++) {
      await makeMessagesDue(shop.database);
      await shop.api.settle();
    }
    expect((await texts(phone)).filter((one) => one.body.includes("on its way")).length).toBe(1);
  });

  it("is not asked again about a number that nobody can reach", async () => {
    const order = await ordered("+15005550001");
    await ship(order);
    expect(await texts("+15005550001")).toEqual([]);
    expect((await recordOf("+15005550001")).map(({ state, errorCode }) => [state, errorCode])).toEqual([
      ["failed", "21211"],
      ["failed", "21211"],
    ]);
  });

  it("is believed when it says that the phone's owner sent STOP", async () => {
    const order = await ordered("+15005550004");
    await texts("+15005550004");
    expect(await stateOf(order.receiptKey)).toBe("out");
  });

  it("reports undelivered messages", async () => {
    await ordered("+15005550013");
    await texts("+15005550013");
    await expect
      .poll(async () => (await recordOf("+15005550013")).map(({ state, errorCode }) => [state, errorCode]))
      .toEqual([["failed", "30003"]]);
  });
});

it("obeys only signed requests", async () => {
  const order = await ordered("+17755550148");
  const form = new URLSearchParams({ From: "+17755550148", Body: "STOP" });
  const send = (signature: string) =>
    shop.api.fetch(
      new Request(`http://shop.test${TEXT_RECEIVED}`, {
        method: "POST",
        headers: { "x-twilio-signature": signature },
        body: form.toString(),
      }),
    );
  expect((await send(twilioSignature(`http://localhost:3000${TEXT_RECEIVED}`, form, "another token"))).status).toBe(403);
  expect((await send("")).status).toBe(403);
  expect(await stateOf(order.receiptKey)).toBe("in");
  expect((await send(twilioSignature(`http://localhost:3000${TEXT_RECEIVED}`, form, "test-twilio-token"))).status).toBe(200);
  expect(await stateOf(order.receiptKey)).toBe("out");
});
