import { createStaff } from "@azulejo/api/areas/staff/index.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

const START = "2026-11-25T16:00:00.000Z";
const PASSWORD = "thin joints and warm floors";
const PICKER = "picker@shop.example";
/** The lifetime of an auth token, from `apps/api/src/session`. */
const TOKEN_MINUTES = 30;

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(START, {
    TRUST_PROXY: "1",
    OFFICE_NETWORKS: "203.0.113.0/24",
    SIGNIN_LIMIT: "100000",
    RATE_LIMIT_PER_MINUTE: "600",
  });
  const staff = { storefront: { id: 1, name: "Cantera" }, email: PICKER, password: PASSWORD, rights: ["orders.fulfill"] as const };
  expect(await createStaff(server.api.services.database.query, createPasswords(), staff)).toBe(true);
}, 120_000);
afterAll(() => server?.close());

interface Answer {
  status: number;
  body: { success: boolean; code?: string; value?: unknown };
  cookies: string[];
  text: string;
}

const INSIDE = "203.0.113.9";

async function call(path: string, input: object | null, headers: Record<string, string> = {}): Promise<Answer> {
  const options = input ? { method: "POST", body: JSON.stringify(input) } : {};
  const response = await fetch(`${server.url}/office/api/${path}`, {
    ...options,
    headers: { "content-type": "application/json", "x-forwarded-for": INSIDE, "sec-fetch-site": "same-origin", ...headers },
  });
  const text = await response.text();
  const body = text.startsWith("{") ? (JSON.parse(text) as Answer["body"]) : { success: false };
  return { status: response.status, body, cookies: response.headers.getSetCookie(), text };
}

const signIn = (email = "staff@demo.test", password = "Azulejo-demo-1") => call("signin", { email, password });
const cookieOf = (cookies: string[]): { cookie: string } => ({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") });

describe("the office's calls", () => {
  it("keep the tokens of a sign-in in cookies that scripts can't read, and out of the answer", async () => {
    const { status, body, cookies, text } = await signIn();
    expect([status, body.success]).toEqual([200, true]);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^office_(auth|refresh)=[\w.-]+; Path=\/office\/; SameSite=Strict; HttpOnly; Max-Age=\d+$/);
      expect(text).not.toContain(cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";")));
    }
    expect(Object.keys(body.value as object)).toEqual(["staff"]);
  });

  it("set no cookie for a wrong password, and say so in the reader's language", async () => {
    const headers = { "accept-language": "es" };
    const { status, cookies, text } = await call("signin", { email: "staff@demo.test", password: "wrong" }, headers);
    expect([status < 500, cookies, text.includes("office_credentials")]).toEqual([true, [], true]);
    expect(text).toMatch(/contraseña/);
  });

  it("are refused with 401 without cookies", async () => {
    expect((await call("orders", null)).status).toBe(401);
  });

  it("return the signed-in member's data", async () => {
    const { status, body } = await call("orders?status=all", null, cookieOf((await signIn()).cookies));
    expect([status, body.success]).toEqual([200, true]);
  });

  it("are refused from another site, the sign-in too", async () => {
    const cookie = cookieOf((await signIn()).cookies);
    expect((await call("orders", null, { ...cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await call("orders", null, { ...cookie, "sec-fetch-site": "same-site" })).status).toBe(403);
    const foreign = await call("signin", { email: "staff@demo.test", password: "Azulejo-demo-1" }, { "sec-fetch-site": "cross-site" });
    expect([foreign.status, foreign.cookies]).toEqual([403, []]);
  });

  it("are refused to whoever hasn't the right that they need", async () => {
    const { cookies } = await signIn(PICKER, PASSWORD);
    const { status, body } = await call("orders", null, cookieOf(cookies));
    expect([status, body.code]).toEqual([409, "office_right"]);
  });

  it("end the session with the sign-out, not only its cookies", async () => {
    const cookie = cookieOf((await signIn()).cookies);
    expect((await call("session", null, cookie)).status).toBe(200);
    const { status, cookies } = await call("signout", {}, cookie);
    expect(status).toBe(200);
    expect(cookies.every((one) => one.includes("Max-Age=0"))).toBe(true);
    expect((await call("session", null, cookie)).status).toBe(401);
  });

  it("renew a session that is about to expire once for requests that come together", async () => {
    const cookie = cookieOf((await signIn()).cookies);
    server.setNow(new Date(START).getTime() + (TOKEN_MINUTES * 60 - 20) * 1000);
    const [first, second] = await Promise.all([call("session", null, cookie), call("orders", null, cookie)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.cookies).toHaveLength(2);
    expect(second.cookies).toEqual(first.cookies);
    const next = await call("session", null, cookieOf(first.cookies));
    expect([next.status, next.cookies]).toEqual([200, []]);
    server.setNow(START);
  });
});

describe("a flood of renewals", () => {
  /** Longer than the token is valid, so that every request has to renew it. */
  const LATER = new Date(START).getTime() + (TOKEN_MINUTES + 1) * 60_000;
  const stranger = (no: number) => ({ "x-forwarded-for": `203.0.113.${no}` });
  const madeUp = () => ({ cookie: `office_auth=eyJhbGciOiJFZERTQSJ9.e30.AAAA; office_refresh=${crypto.randomUUID()}` });
  afterEach(() => server.setNow(START));

  it("with made-up cookies neither stops the renewals of staff nor fails", async () => {
    const staff = cookieOf((await signIn()).cookies);
    server.setNow(LATER);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 700; sent++) statuses.add((await call("session", null, { ...madeUp(), ...stranger(66) })).status);
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await call("session", null, staff)).status).toBe(200);
  });

  it("with a session's own cookies is answered as too many requests, for its own address only", async () => {
    const [staff, stolen] = [cookieOf((await signIn()).cookies), cookieOf((await signIn()).cookies)];
    server.setNow(LATER);
    const wrong = () => ({ cookie: stolen.cookie.replace(/office_refresh=.*/, `office_refresh=${crypto.randomUUID()}`), ...stranger(67) });
    const answers = [];
    for (let sent = 0; sent < 400; sent++) answers.push(await call("session", null, wrong()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect(answers.at(-1)?.body.code).toBe("request_too_many");
    expect((await call("session", null, staff)).status).toBe(200);
  });
});

describe("the office's documents", () => {
  const policyOf = async (path: string) =>
    (await server.get(path, { "x-forwarded-for": INSIDE })).headers.get("content-security-policy") ?? "";

  it("let the card provider in only where staff enter a card", async () => {
    const pages = ["/office/orders/100042/card", "/office/orders/new/7/card", "/office/", "/office/orders/100042", "/office/orders/new/7"];
    const policies = await Promise.all(pages.map(policyOf));
    expect(policies.map((one) => /frame-src http/.test(one))).toEqual([true, true, false, false, false]);
    expect(policies.slice(2).filter((one) => /stripe/.test(one))).toEqual([]);
  });
});

describe("the office's networks", () => {
  it("are the only ones that find it", async () => {
    const outside = { "x-forwarded-for": "198.51.100.7" };
    const statuses = async (headers: Record<string, string>) =>
      (await Promise.all(["/office/", "/office/orders", "/office/api/session"].map((path) => server.get(path, headers)))).map(
        (one) => one.status,
      );
    expect(await statuses(outside)).toEqual([404, 404, 404]);
    const inside = await statuses({ "x-forwarded-for": INSIDE });
    expect(inside).not.toContain(404);
  });
});
