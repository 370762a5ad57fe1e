import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { changeSettings } from "@azulejo/api/areas/settings/index.ts";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-25T16:00:00.000Z", { DEMO_BRAND: "1" });
  for (let tries = 0; tries < 100 && !(await read("/es/")).includes("Todos los pisos"); tries++) await wait(100);
  await server.api.settle();
}, 120_000);
afterAll(() => server?.close());

function read(path: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers: { host: `piedra.localhost:${port}` } };
    request(options, (answer) => resolve(text(answer)))
      .on("error", reject)
      .end();
  });
}

interface OfficeAnswer {
  status: number;
  body: { code?: string; value?: Record<string, unknown> };
  /** The cookies that the answer sets. */
  cookie: string;
}

/** Makes a call of the office as its pages do. @param host empty for the first storefront */
function office(host: string, name: string, input?: object, cookie = ""): Promise<OfficeAnswer> {
  const { hostname, port, host: first } = new URL(server.url);
  const headers = { host: host ? `${host}:${port}` : first, cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: `/office/api/${name}`, method: input ? "POST" : "GET", headers }, async (answer) => {
      const set = (answer.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(await text(answer)), cookie: set });
    });
    asking.on("error", reject).end(input && JSON.stringify(input));
  });
}

describe("the demo's second storefront", () => {
  it("has a home page, colors and departments of its own, Spanish first", async () => {
    const document = parse(await read("/es/"));
    expect(document.querySelector("title")?.textContent).toContain("Piedra Viva");
    const departments = document.querySelector("header nav ul")?.querySelectorAll("a") ?? [];
    expect(departments.map((one) => one.textContent)).toEqual(["Pisos", "Muros", "Patios", "Visítenos"]);
    expect(document.querySelector("main h1, main h2")?.textContent).toMatch(/piedra mexicana/i);
    expect(await read("/colors.css")).toContain("#8a2f1c");
    expect(document.querySelectorAll("main a[href*='/product/detail/']").length).toBeGreaterThan(3);
  });

  it("has typefaces, a header and cards of its own, which settings change without a restart", async () => {
    const { services } = server.api;
    const usual = { faces: "serif", header: "line", cards: "plain" };
    expect(await read("/colors.css")).toMatch(/Palatino.*\.shell-bar\{display:grid.*\.wall>li:has\(>\.card\)\{border/s);
    const [first] = await services.database.query.selectFrom("storefront").select("settings").where("id", "=", 1).execute();
    expect(JSON.stringify(first?.settings)).not.toContain("centered");
    const setLook = async (look: object) => {
      const { id } = await services.database.query
        .selectFrom("storefront")
        .select("id")
        .where("siteKey", "=", "piedra")
        .executeTakeFirstOrThrow();
      const settings = { version: 1, storefront: { look } };
      expect((await changeSettings(services.database, { settings, pictures: {} }, { storefrontId: id })).faults).toBeUndefined();
      await server.api.settle();
    };
    const addressOf = async () => /\/colors\.css\?v=\w+/.exec(await read("/es/"))?.[0];
    const before = await addressOf();
    await setLook({ ...usual, header: "filled" });
    expect(await addressOf()).not.toBe(before);
    const css = await read("/colors.css");
    expect(css).toContain("background:var(--glaze);color:var(--on-glaze)");
    expect(css).not.toMatch(/Palatino|\.card-words/);
    await setLook(usual);
    expect(await read("/colors.css")).not.toContain(".shell-bar");
  });

  it("sells its own goods with its own taxes", async () => {
    const { query } = server.api.services.database;
    const { id } = await query.selectFrom("storefront").select("id").where("siteKey", "=", "piedra").executeTakeFirstOrThrow();
    const items = await query.selectFrom("item").select("itemNo").where("storefrontId", "=", id).execute();
    expect(items.length).toBeGreaterThan(80);
    expect(items.every(({ itemNo }) => itemNo.startsWith("PV-"))).toBe(true);
    const rates = await query.selectFrom("taxRate").select("name").where("storefrontId", "=", id).orderBy("name").execute();
    expect(rates.map(({ name }) => name)).toEqual(["city:El Paso", "state:NM", "state:TX"]);
  });

  it("is opened from the office of the first by who works in both, and by nobody else", async () => {
    const signIn = (email: string) => office("", "signin", { email, password: "Azulejo-demo-1" });
    const { cookie } = await signIn("catalog@demo.test");
    // The demo adds its people last.
    await expect.poll(async () => (await office("", "ownstorefronts", undefined, cookie)).body.value?.["storefronts"]).toHaveLength(2);
    const { value } = (await office("", "openstorefront", { storefrontId: 2 }, cookie)).body;
    expect(value?.["officeUrl"]).toMatch(/^http:\/\/piedra\.localhost:\d+\/office\/$/);
    const entered = await office("piedra.localhost", "enterstorefront", { ticket: value?.["ticket"] });
    expect(entered.body.value?.["staff"]).toMatchObject({ email: "catalog@demo.test", shopName: "Piedra Viva", role: { code: "owner" } });
    expect(JSON.stringify(entered.body)).not.toContain("Token");
    expect((await office("piedra.localhost", "session", undefined, entered.cookie)).status).toBe(200);
    expect((await office("", "session", undefined, entered.cookie)).status).toBe(401);
    const other = await signIn("staff@demo.test");
    expect((await office("", "openstorefront", { storefrontId: 2 }, other.cookie)).body.code).toBe("office_storefront_not_found");
    expect((await office("piedra.localhost", "session", undefined, other.cookie)).status).toBe(401);
  });

  it("leaves the first storefront as it was", async () => {
    expect((await server.get("/en/")).text).not.toMatch(/Piedra Viva|Magoffin/);
  });
});
