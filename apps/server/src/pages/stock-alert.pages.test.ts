import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
/** An item of which nothing is left, and one in stock. */
let gone: string;
let there: string;
let cookie: string;
beforeAll(async () => {
  server = await openClockedServer(new Date());
  const { query } = server.api.services.database;
  const items = await query
    .selectFrom("item")
    .innerJoin("lot", "lot.itemId", "item.id")
    .innerJoin("product", "product.id", "item.productId")
    .select(["item.id", "item.itemNo", "item.productId", "product.code"])
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 30)
    .where("item.storefrontId", "=", 1)
    .distinctOn("item.productId")
    .orderBy("item.productId")
    .limit(2)
    .execute();
  const [first, second] = items;
  if (!first || !second) throw new Error("the demo has no boxes in stock");
  [gone, there] = [first.itemNo, second.itemNo];
  await query
    .updateTable("lot")
    .set((of) => ({ onHand: of.ref("reserved") }))
    .where("itemId", "=", first.id)
    .execute();
  await query.deleteFrom("containerLine").where("itemId", "=", first.id).where("counted", "is", null).execute();
  await server.changed("stock", first.productId);
  const signIn = { userName: "homeowner@demo.test", password: "Azulejo-demo-1" };
  const { authToken, refreshToken } = (await call("account/login", signIn)).value;
  cookie = `cantera_auth=${authToken}; cantera_refresh=${refreshToken}`;
}, 120_000);
afterAll(() => server?.close());

async function call(path: string, body: object) {
  const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
  return (await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** Reads a page as a browser without scripts; what is inside `noscript` is part of it. */
async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + address, { headers });
  return { answer, document: parse(await answer.text(), { blockTextElements: { script: true, style: true } }) };
}

/** Sends a form as a browser without scripts does. */
async function send(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + address, {
    method: "POST",
    headers: { origin: server.url, "sec-fetch-mode": "navigate", ...headers },
    body: new URLSearchParams(fields),
  });
  return { answer, document: parse(await answer.text(), { blockTextElements: { script: true, style: true } }) };
}

/** Returns the address of an item's page, to which its number leads. */
async function product(language: string, itemNo: string): Promise<string> {
  const { pathname, search } = new URL((await fetch(`${server.url}/${language}/product/detail/${itemNo}?item=${itemNo}`)).url);
  return pathname + search;
}
const formIn = (document: ReturnType<typeof parse>) =>
  document.querySelectorAll("form").find((form) => form.querySelector("input[name=intent][value=notify]"));
const fieldIn = (form: ReturnType<typeof formIn>, name: string) => form?.querySelector(`input[name="${name}"]`)?.getAttribute("value");

describe.each(["en", "es"] as const)("the form for a stock alert (%s)", (language) => {
  it("is on the page of sold-out goods, for one unit, and says to guests that it needs scripts", async () => {
    const { document } = await read(await product(language, gone));
    const form = formIn(document);
    expect([fieldIn(form, "itemNo"), fieldIn(form, "units"), fieldIn(form, "storeCode"), fieldIn(form, "email")]).toEqual([
      gone,
      "1",
      undefined,
      undefined,
    ]);
    expect(form?.textContent).toContain(language === "en" ? "when 1 box can be delivered" : "cuando haya 1 caja para entrega a domicilio");
    expect(form?.querySelector("noscript")?.textContent).toContain("JavaScript");
    expect(formIn((await read(await product(language, there))).document)).toBeUndefined();
  });

  it("comes back with the entered address if it is sent without a captcha", async () => {
    const { answer, document } = await send(await product(language, gone), {
      intent: "notify",
      itemNo: gone,
      units: "3",
      email: "ana@example.test",
    });
    expect(answer.status).toBe(422);
    expect(fieldIn(formIn(document), "email")).toBe("ana@example.test");
    expect(document.querySelector("[role=alert]")?.textContent.length).toBeGreaterThan(10);
  });

  it("works without scripts for a signed-in customer, who withdraws on the page of subscriptions", async () => {
    const { document } = await read(await product(language, gone), { cookie });
    const form = formIn(document);
    expect([fieldIn(form, "email"), form?.querySelector("noscript")]).toEqual(["homeowner@demo.test", null]);
    const fields = { intent: "notify", itemNo: gone, units: "3", email: "homeowner@demo.test" };
    const sent = await send(await product(language, gone), fields, { cookie });
    expect(sent.answer.status).toBe(200);
    expect(formIn(sent.document) === undefined).toBe(true);
    expect(sent.document.querySelectorAll("[role=status]").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(language === "en" ? "We'll send one email" : "Le enviaremos un solo correo"),
    );
    const list = `/${language}/account/subscriptions`;
    const alert = (await read(list, { cookie })).document.querySelector("input[name=alertId]");
    const alertId = alert?.getAttribute("value") ?? "";
    expect(alert?.closest("li")?.textContent).toContain(language === "en" ? "3 boxes of" : "3 cajas de");
    const left = await send(list, { intent: `withdraw-${alertId}`, alertId }, { cookie });
    expect([left.answer.status, left.document.querySelector("input[name=alertId]")]).toEqual([200, null]);
  });
});

it("shows an unknown link as invalid, and refuses the one click of a mail program", async () => {
  const address = `/en/subscription/stock-alert?token=${"x".repeat(43)}`;
  const { answer, document } = await read(address);
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual([
    200,
    expect.stringContaining("no-store"),
    "strict-origin",
  ]);
  expect(document.querySelector("main")?.textContent).toContain("This link isn't valid");
  expect((await send(address, { "List-Unsubscribe": "One-Click" })).answer.status).toBe(422);
});
