import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { receiveEvents } from "./receive-events.ts";

let server: ClockedServer;
let events: Awaited<ReturnType<typeof receiveEvents>>;
beforeAll(async () => {
  events = await receiveEvents();
  server = await openClockedServer(new Date(), {
    TAG_EVENTS_URL: events.url,
    SIGNIN_LIMIT: "1000000",
    OIDC_GOOGLE_ISSUER: "https://accounts.google.test",
    OIDC_GOOGLE_CLIENT_ID: "azulejo",
    OIDC_GOOGLE_CLIENT_SECRET: "a secret of a test",
  });
}, 120_000);
afterAll(async () => {
  await server?.close();
  events?.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { redirect: "manual", headers });
/** Sends a form as a browser without scripts does. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url, "sec-fetch-mode": "navigate", ...headers },
    body: new URLSearchParams(fields),
  });
const person = { intent: "login", userName: "homeowner@demo.test", password: "Azulejo-demo-1" };
/** Returns the cookies of an answer for the next request. */
const carried = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

describe("a sign-in by a form", () => {
  it("of an older page says which field is missing, without a script, and keeps the entries whose fields are still there", async () => {
    const { userName: login, ...others } = person;
    const old = await send("/en/account/login", { ...others, login });
    const shown = await old.text();
    expect(old.status).toBe(400);
    expect(shown).toMatch(/<a href="#login-userName"[^>]*>Email<\/a>/);
    expect(shown).toMatch(/name="userName"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="userName"/);
    const kept = await (await send("/en/account/login", { ...person, password: "" })).text();
    expect(kept).toContain(`value="${person.userName}"`);
  });

  it("stores the session in HttpOnly cookies and redirects within this site", async () => {
    const answer = await send("/en/account/login", { ...person, returnTo: "/en/account/profile" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en/account/profile"]);
    const cookies = answer.headers.getSetCookie().filter((one) => /^cantera_(auth|refresh)=/.test(one));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=86400$/);
    const page = await get("/en/account/profile", { cookie: carried(answer) });
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it.each(["//elsewhere.example/", "/\\elsewhere.example", "https://elsewhere.example/", "javascript:alert(1)", ""])(
    "never redirects to %j",
    async (returnTo) => {
      const answer = await send("/es/account/login", { ...person, returnTo });
      expect(answer.headers.get("location")).toBe("/es/account/");
    },
  );

  it("returns the email but not the password when refused", async () => {
    const answer = await send("/en/account/login", { ...person, password: "wrong-secret" });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
    const html = await answer.text();
    expect(html.includes(`value="${person.userName}"`)).toBe(true);
    expect(/wrong-secret/.test(html)).toBe(false);
  });

  it("is refused from another site's page", async () => {
    const answer = await send("/en/account/login", person, { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" });
    expect([answer.ok, answer.headers.getSetCookie()]).toEqual([false, []]);
  });
});

describe("the event of a sign-in", () => {
  const count = () => events.received.filter((one) => one.name === "user-logged-in").length;

  it("is sent by the server with consent, names no person, and is not sent against the signal", async () => {
    const yes = { cookie: "cantera_consent=all" };
    await send("/en/account/login", person);
    await send("/en/account/login", person, { ...yes, "sec-gpc": "1" });
    await send("/en/account/login", { ...person, returnTo: "/en/order/receipt/a-secret-key" }, yes);
    await expect.poll(count, { timeout: 15_000 }).toBe(1);
    expect(events.received.find((one) => one.name === "user-logged-in")?.data).toEqual({
      url: `${server.url}/en/account/login`,
      storeFrontId: 1,
      eventType: "UserLoggedIn",
    });
  });
});

describe("pages with a mailed secret in their address", () => {
  it.each([
    "/en/account/forgotpassword/reset?token=a-link",
    "/es/account/proveaddress?token=a-link",
    "/en/account/register?invitation=a-link-of-thirty-two-characters-x",
  ])("%s tells no other page of it, is in no index, and does nothing by being opened", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("referrer-policy"), answer.headers.get("cache-control")]).toEqual([
      200,
      "strict-origin",
      "private, no-store",
    ]);
    const html = await answer.text();
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
    expect(/(?:canonical|og:url)"[^>]*a-link/.test(html)).toBe(false);
  });
});

describe("the return from an external service", () => {
  it("redirects a posted form to a GET, which carries our cookies", async () => {
    const fields = { state: "s", code: "c", user: '{"name":{}}', more: "x".repeat(5000) };
    const answer = await send("/external-return", fields, { origin: "https://accounts.google.test", "sec-fetch-site": "cross-site" });
    expect([answer.status, answer.headers.get("referrer-policy")]).toEqual([303, "no-referrer"]);
    expect(answer.headers.get("location")).toBe(`/external-return?${new URLSearchParams({ state: "s", code: "c", user: '{"name":{}}' })}`);
  });

  it("refuses a sign-in that did not begin in this browser", async () => {
    for (const cookie of ["", "cantera_external=forged", `cantera_external=${Buffer.from('{"binding":1}').toString("base64")}`]) {
      const answer = await get("/external-return?state=s&code=c", { cookie });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en/account/external"]);
      expect(answer.headers.getSetCookie().join()).not.toMatch(/_auth=\w/);
    }
  });

  it("is open to forms of the account only", async () => {
    const formAction = async (path: string) =>
      /form-action ([^;]+)/.exec((await get(path)).headers.get("content-security-policy") ?? "")?.[1];
    expect(await formAction("/en/account/login")).toBe("'self' https://accounts.google.test");
    expect(await formAction("/en/about/")).toBe("'self'");
  });
});

describe("a message left for the next page", () => {
  it("shows once", async () => {
    const { headers } = await get("/external-return?state=s&code=c");
    const [cookie = ""] = headers.getSetCookie().filter((one) => one.startsWith("cantera_flash="));
    expect(cookie).toMatch(/HttpOnly/);
    const page = await get("/en/account/external", { cookie: cookie.split(";")[0] ?? "" });
    expect((await page.text()).includes("started in another browser")).toBe(true);
    expect(page.headers.getSetCookie().join()).toMatch(/cantera_flash=[^;]*; Max-Age=0/);
    const forged = await get("/en/account/login", { cookie: "cantera_flash=%7Bnonsense" });
    expect(forged.status).toBe(200);
  });
});

describe("a user with hidden prices", () => {
  const money = /\$\d/;
  const inData = /\\?"(?:price|lowPrice|highPrice|cents|listCents|fromCents|perSqFtCents|goodsCents|totalCents)\\?",?:?\s*"?\d/;
  const pages = [
    "/en/",
    "/es/",
    "/en/product/list/porcelain/",
    "/en/product/list/porcelain/?sort=price_asc",
    "/en/product/list/porcelain/?priceTo=5",
    "/en/product/sale/",
    "/es/search?q=mármol",
    "/en/search/content?q=marble",
    "/en/suggestions?q=porcelain",
    "/en/magnifica/",
    "/en/shoppingbag",
    "/en/account/",
  ];

  it("gets no price on any page, in its data or in its structured data", async () => {
    const cookie = carried(await send("/en/account/login", { ...person, userName: "hidden-prices@demo.test" }));
    const list = await (await get("/en/product/list/porcelain/")).text();
    const [, detail = ""] = /href="(\/en\/product\/detail\/[^"?]+)["?]/.exec(list) ?? [];
    expect([money.test(list), detail !== ""]).toEqual([true, true]);
    for (const page of [...pages, detail]) {
      const answer = await get(page, { cookie });
      const text = await answer.text();
      expect([page, answer.status, money.exec(text)?.[0], inData.exec(text)?.[0]]).toEqual([page, 200, undefined, undefined]);
      expect([page, answer.headers.get("cache-control")]).toEqual([page, "private, no-store"]);
    }
  });

  it("does not affect other visitors' pages", async () => {
    const page = await (await get("/en/product/list/porcelain/")).text();
    expect(money.test(page)).toBe(true);
  });
});
