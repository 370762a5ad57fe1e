import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  demoPerson,
  mailsTo,
  newAddress,
  provedPerson,
  signUp,
  solve,
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const codes = ["new-arrivals", "sale", "trade-news", "design-journal", "store-events"];
const ask = async (email: string, sources: string[], headers: Record<string, string> = {}) =>
  shop.call("subscriptions/subscribe", { email, sources, captchaToken: await solve(shop, "subscribe") }, headers);
const confirm = (token: string) => shop.call("subscriptions/confirm", { token });
const subscriptionsOf = async (email: string) => {
  const rows = await shop.database.query
    .selectFrom("subscription")
    .select(["source", "token"])
    .where("emailKey", "=", email)
    .where("endedAt", "is", null)
    .orderBy("source")
    .execute();
  return { sources: rows.map((row) => row.source), token: rows[0]?.token ?? "" };
};

describe("the sources", () => {
  it.each([
    ["en", "New arrivals"],
    ["es", "Novedades"],
  ])("have a name, a description and a schedule in %s", async (language, first) => {
    const { value } = (await shop.call("subscriptions/sources/list", undefined, { "accept-language": language })).body;
    expect(value.map((source: { code: string }) => source.code)).toEqual(codes);
    expect(value[0].name).toBe(first);
    for (const { name, description, rhythm } of value) expect([name, description, rhythm].every((text) => text.length > 3)).toBe(true);
  });
});

describe("a subscription by email address", () => {
  it("starts only once the owner confirms, and can be ended with one click from the first email", async () => {
    const email = newAddress();
    expect((await ask(email, ["sale", "new-arrivals"], { "accept-language": "es" })).body.value).toEqual({ done: true });
    const [question] = await mailsTo(shop, email);
    expect([question?.subject, question?.headers.some(({ name }) => name.toLowerCase() === "list-unsubscribe")]).toEqual([
      "Confirme su suscripción a Cantera Tile & Stone",
      false,
    ]);
    expect((await subscriptionsOf(email)).sources).toEqual([]);
    const token = await tokenMailedTo(shop, email);
    expect((await confirm(token)).body.value).toEqual({ email, sources: ["sale", "new-arrivals"] });
    const begun = await subscriptionsOf(email);
    expect(begun.sources).toEqual(["new-arrivals", "sale"]);
    const welcome = (await mailsTo(shop, email)).find((mail) => mail.subject.startsWith("Confirmamos su suscripción"));
    const header = (wanted: string) => welcome?.headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
    const address = `http://localhost:3000/es/subscription/unsubscribe?token=${begun.token}`;
    expect([header("list-unsubscribe"), header("list-unsubscribe-post")]).toEqual([`<${address}>`, "List-Unsubscribe=One-Click"]);
    expect(welcome?.text).toContain(address);
  });

  it("is confirmed once: the old link does not restart what has been ended since", async () => {
    const email = newAddress();
    await ask(email, ["sale"]);
    const token = await tokenMailedTo(shop, email);
    await confirm(token);
    const { token: unsubscribeToken } = await subscriptionsOf(email);
    const end = (more: object = {}) => shop.call("subscriptions/unsubscribe", { token: unsubscribeToken, ...more });
    expect((await end({ source: "new-arrivals" })).body.value).toEqual({ email, ended: [] });
    expect((await end()).body.value).toEqual({ email, ended: ["sale"] });
    expect((await end()).body.value).toEqual({ email, ended: [] });
    expect((await confirm(token)).body.value).toEqual({ email, sources: ["sale"] });
    expect((await subscriptionsOf(email)).sources).toEqual([]);
  });

  it("is confirmed within seven days", async () => {
    const email = newAddress();
    await ask(email, ["sale"]);
    const token = await tokenMailedTo(shop, email);
    shop.setNow(new Date(Date.now() + 7 * 86_400_000 + 1000));
    expect((await confirm(token)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
  });

  it("sends one email for two clicks, and requires its own solved challenge each time", async () => {
    const email = newAddress();
    const captchaToken = await solve(shop, "subscribe");
    const body = { email, sources: ["sale"], captchaToken };
    expect((await shop.call("subscriptions/subscribe", body)).status).toBe(200);
    expect((await shop.call("subscriptions/subscribe", body)).body.code).toBe("account_captcha");
    expect((await shop.call("subscriptions/subscribe", { ...body, captchaToken: await solve(shop, "sign-in") })).body.code).toBe(
      "account_captcha",
    );
    expect((await ask(email.toUpperCase(), ["sale"])).status).toBe(200);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it("responds the same for an address that has an account or a subscription", async () => {
    const answers = [await ask("homeowner@demo.test", ["sale"]), await ask(newAddress(), ["sale"])];
    expect(answers.map(({ status, body }) => [status, body.value])).toEqual(Array(2).fill([200, { done: true }]));
    const work = (email: string) => statementsOf(shop, () => ask(email, ["sale"]).then(() => shop.api.settle()));
    await shop.api.settle();
    const known = await work("dealer-admin@demo.test");
    expect(known.toSorted()).toEqual((await work(newAddress())).toSorted());
  });

  it.each(["subscribe", "account/list"])("refuses an unknown source (%s)", async (call) => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const body = { sources: ["sale", "secret-sale"] };
    const input = call === "subscribe" ? { ...body, email: newAddress(), captchaToken: await solve(shop, "subscribe") } : body;
    const answer = await shop.call(`subscriptions/${call}`, input, bearer(pair));
    expect([answer.status, answer.body.code]).toEqual([404, "subscriptions_source_unknown"]);
  });

  it.each(["confirm", "unsubscribe"])("%s refuses a made-up token", async (call) => {
    const answer = await shop.call(`subscriptions/${call}`, { token: "x".repeat(43) });
    expect([answer.status, answer.body.code]).toEqual([422, "account_link_invalid"]);
  });
});

describe("an account's subscriptions", () => {
  const got = (value: { code: string; subscribed: boolean }[]) => value.filter((one) => one.subscribed).map((one) => one.code);
  const save = (headers: Record<string, string>, sources: string[]) => shop.call("subscriptions/account/list", { sources }, headers);

  it("are set all at once, and active ones keep their start date", async () => {
    const { pair, email } = await provedPerson(shop);
    const headers = bearer(pair);
    expect(got((await shop.call("subscriptions/account/list", undefined, headers)).body.value)).toEqual([]);
    const first = (await save(headers, ["sale", "trade-news"])).body.value;
    shop.setNow(new Date(Date.now() + 60_000));
    const second = (await save(headers, ["trade-news", "store-events", "store-events"])).body.value;
    shop.setNow(new Date());
    expect([got(first), got(second)]).toEqual([
      ["sale", "trade-news"],
      ["trade-news", "store-events"],
    ]);
    const since = (value: { code: string; since: string }[]) => value.find((one) => one.code === "trade-news")?.since;
    expect(since(second)).toBe(since(first));
    expect((await shop.call("customer/summary", undefined, headers)).body.value.subscriptions).toBe(2);
    expect((await subscriptionsOf(email)).sources).toEqual(["store-events", "trade-news"]);
  });

  it("of an unconfirmed address are neither shown nor set", async () => {
    const { email } = await provedPerson(shop);
    await ask(email, ["sale"]);
    await confirm(await tokenMailedTo(shop, email));
    const stranger = bearer((await signUp(shop, { email })).body.value);
    expect(got((await shop.call("subscriptions/account/list", undefined, stranger)).body.value)).toEqual([]);
    expect((await save(stranger, [])).body.code).toBe("account_address_unproved");
    expect((await shop.call("customer/summary", undefined, stranger)).body.value.subscriptions).toBe(0);
    expect((await subscriptionsOf(email)).sources).toEqual(["sale"]);
  });
});
