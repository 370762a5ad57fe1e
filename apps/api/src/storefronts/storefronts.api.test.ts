import { staffRights } from "@azulejo/contract";
import { CHEAP } from "@azulejo/testing/cheap-passwords.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD, mailsTo, PASSWORD, solve } from "@azulejo/testing/people.ts";
import { sendFile } from "@azulejo/testing/pictures.ts";
import { addSecondStorefront, importSecondCatalog, SECOND, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { changeSettings } from "../areas/settings/index.ts";
import { createStaff } from "../areas/staff/index.ts";
import { createPasswords } from "../session/passwords.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const OWNER = "owner@second.test";

beforeAll(async () => {
  await addSecondStorefront(shop.database, { words: { en: { "mail.proof.heading": "Piedra welcomes you" }, es: {} } });
  await shop.api.settle();
  await createStaff(query, createPasswords(CHEAP), { storefront: SECOND, email: OWNER, password: DEMO_PASSWORD, rights: staffRights });
});

const signUp = async (email: string, headers: Record<string, string>) => {
  const person = { type: "homeowner", givenName: "Ana", surname: "Ruiz", email, password: PASSWORD };
  const captchaToken = await solve(shop, "sign-up");
  const answer = await shop.call("account/signup", { ...person, captchaToken }, headers);
  expect(answer.body).toMatchObject({ success: true });
  return (await mailsTo(shop, email))[0];
};

describe("a storefront that is added to a running process", () => {
  it("answers calls with its keys, and shows its catalog once it is imported", async () => {
    const list = async () => (await shop.call("product/list", {}, SECOND_KEYS)).body.value.total;
    expect(await list()).toBe(0);
    await importSecondCatalog(shop.database);
    await shop.api.settle();
    expect(await list()).toBe(3);
    expect((await shop.call("product/list", { query: "viva" })).body.value.products).not.toContainEqual(
      expect.objectContaining({ code: "viva-red" }),
    );
  });

  it("sends mail in its own name and words, with links to its own host", async () => {
    const own = await signUp("ana@second.test", SECOND_KEYS);
    expect(own?.text).toContain(`http://${SECOND.host}:3000/en/account/proveaddress`);
    expect(own?.text.toLowerCase()).toContain("piedra welcomes you");
    expect(own?.text).not.toMatch(/cantera/i);
    const first = await signUp("ana@first.test", {});
    expect(first?.text).toContain("http://localhost:3000/en/account/proveaddress");
    expect(first?.text).not.toMatch(/piedra/i);
  });

  it("lets one address have an account at each storefront", async () => {
    expect((await signUp("both@example.test", SECOND_KEYS))?.text).toContain(SECOND.host);
    expect((await signUp("both@example.test", {}))?.text).not.toContain(SECOND.host);
  });

  it("counts its own searches", async () => {
    shop.api.noteSearch(SECOND.id, "en", "moss");
    shop.api.noteSearch(1, "en", "porcelain");
    await shop.api.settle();
    const counted = await query
      .selectFrom("searchCount")
      .select(["storefrontId", "term", "hits"])
      .where("term", "!=", "viva")
      .orderBy("term")
      .execute();
    expect(counted.map(({ storefrontId, term }) => [storefrontId, term])).toEqual([
      [SECOND.id, "moss"],
      [1, "porcelain"],
    ]);
    expect(counted.find(({ term }) => term === "moss")?.hits).toBe(1);
  });

  it("refuses a host of another storefront", async () => {
    const settings = { version: 1, storefront: { hosts: ["www.cantera.test", SECOND.host] } };
    const { faults } = await changeSettings(shop.database, { settings, pictures: {} }, { storefrontId: 1, dryRun: true });
    expect(faults).toEqual([{ path: "storefront.hosts", problem: `${SECOND.host} belongs to another storefront` }]);
  });
});

describe("staff", () => {
  const signIn = (email: string, headers: Record<string, string>) =>
    shop.call("office/signin", { email, password: DEMO_PASSWORD }, headers).then(({ body }) => body);

  it("work in the storefront that they belong to, and in no other", async () => {
    expect(await signIn(OWNER, SECOND_KEYS)).toMatchObject({ success: true });
    expect(await signIn("staff@demo.test", {})).toMatchObject({ success: true });
    for (const body of [await signIn(OWNER, {}), await signIn("staff@demo.test", SECOND_KEYS)])
      expect(body).toMatchObject({ success: false, code: "office_credentials" });
    const token = bearer((await signIn("staff@demo.test", {})).value);
    const asked = await shop.call("office/customers", undefined, { ...SECOND_KEYS, ...token });
    expect([asked.status, asked.body.code]).toEqual([401, "account_session_ended"]);
  });

  it("import a catalog into their own storefront", async () => {
    const headers = { ...SECOND_KEYS, ...bearer((await signIn(OWNER, SECOND_KEYS)).value) };
    const file =
      "productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit\nnew-one,NEW-1,New,porcelain,tile,New,Nuevo,12.99,piece\n";
    const { id, options } = (
      await sendFile<{ id: number; options: object }>(shop, "uploadcataloguefile", headers, Buffer.from(file), "new.csv")
    ).body.value;
    const send = (call: string, input: object) =>
      shop.call(`office/${call}`, input, { ...headers, "idempotency-key": crypto.randomUUID() });
    await send("checkcatalogueimport", { id, options });
    await shop.api.services.importWork.idle();
    await send("runcatalogueimport", { id });
    await shop.api.services.importWork.idle();
    const made = await query.selectFrom("product").select("storefrontId").where("code", "=", "new-one").execute();
    expect(made).toEqual([{ storefrontId: SECOND.id }]);
  });
});
