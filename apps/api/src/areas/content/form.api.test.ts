import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { type FormName, formNames } from "@azulejo/contract/content/forms.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRecaptchaCaptcha } from "../../ports/recaptcha-captcha.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await publishForms(shop);
});
afterAll(() => shop.close());

const PAGE = "forms-under-test";

/** Publishes a page with every form and closed sweepstakes, and a page with everything open. */
async function publishForms({ content }: TestShop): Promise<void> {
  const client = openManagementClient({
    endpoint: "http://content.internal/content/v1",
    spaceId: "1001",
    token: "demo-management",
    fetch: content.fetch,
  });
  const block = (form: FormName, closed: boolean) => ({
    _uid: crypto.randomUUID(),
    component: "form",
    form,
    subject: form === "event-registration" ? "Slab day" : "",
    subject__i18n__es: form === "event-registration" ? "Día de la placa" : "",
    closed,
  });
  for (const [slug, closes] of [
    [PAGE, true],
    [`${PAGE}-open`, false],
  ] as const) {
    const body = formNames.map((form) => block(form, closes && form === "sweepstakes"));
    await client.createStory({ name: slug, slug, parent_id: 0, content: { component: "page", _uid: slug, title: slug, body } }, true);
  }
}

const place = { street: "1 Main St", city: "Reno", state: "NV", postalCode: "89501" };
const warranty = { ownerName: "Ana Ruiz", ...place, installedOn: "2025-11-03", room: "kitchen", color: "Calacatta", slabNumber: "S-118" };

/** Valid values of each form, without the confirmation address. */
const good: Record<FormName, Record<string, string>> = {
  contact: { name: "Ana Ruiz", topic: "return", store: "reno", orderNo: "100001", message: "Two boxes\nare broken." },
  "business-account": { company: "Ruiz & Sons", contactName: "Ana Ruiz", phone: "775 555 0199", customerType: "Dealer", ...place },
  "event-registration": { name: "Ana Ruiz", guests: "2" },
  "slab-warranty": { ...warranty, state: "ON", postalCode: "M5V 3L9" },
  sweepstakes: { name: "Ana Ruiz", state: "NV", agree: "on" },
};

/** Solves a form's challenge as a browser does. */
async function solve(form: string, at = shop): Promise<string> {
  const { body } = await at.call(`content/challenge?form=${form}`);
  const { challenge } = body.value;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

interface Sending {
  fields?: Record<string, string>;
  page?: string;
  captcha?: string;
  language?: string;
  subject?: string;
  at?: TestShop;
}

let addresses = 0;
const newAddress = () => `sender-${++addresses}@example.test`;

async function send(form: FormName, { fields, page = PAGE, captcha, language = "en", subject, at = shop }: Sending = {}) {
  const input = { form, fields: fields ?? { ...good[form], email: newAddress() }, page, captcha: captcha ?? (await solve(form, at)) };
  return at.call("content/form", { ...input, ...(subject && { subject }) }, { "accept-language": language });
}

interface Message {
  id: string;
  subject: string;
  headers: { name: string; value: string }[];
  html: string;
  text: string;
}

async function mailsTo(address: string, at = shop): Promise<Message[]> {
  await at.api.settle();
  const { messages } = (await (await fetch(`${at.sandbox.url}/mail/api/messages?to=${address}`)).json()) as { messages: Message[] };
  return Promise.all(messages.map(async ({ id }) => (await (await fetch(`${at.sandbox.url}/mail/api/messages/${id}`)).json()) as Message));
}

const SERVICE = "service@cantera.test";
const entryMail = async (reference: string) => (await mailsTo(SERVICE)).filter((mail) => mail.subject.includes(reference));
const headerOf = (mail: Message | undefined, name: string) => mail?.headers.find((header) => header.name.toLowerCase() === name)?.value;
const entries = () => shop.database.query.selectFrom("formEntry").selectAll().execute();

describe.each(["en", "es"])("a form sent in %s", (language) => {
  it.each(formNames)("%s is saved, emailed to the shop and confirmed to the sender", async (form) => {
    const email = newAddress();
    const answer = await send(form, { fields: { ...good[form], email }, page: `${PAGE}-open/`, language });
    expect(answer.body.messages ?? []).toEqual([]);
    const { reference, receivedAt } = answer.body.value;
    expect(reference).toMatch(/^F-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(60_000);
    const entry = (await entries()).find((one) => one.reference === reference);
    expect(entry).toMatchObject({ form, language, fields: { ...good[form], email }, page: `${PAGE}-open/` });

    const [toShop] = await entryMail(reference);
    expect(headerOf(toShop, "reply-to")).toContain(email);
    for (const value of [email, "Reno", "Ruiz"].filter((one) => JSON.stringify(entry?.fields).includes(one)))
      expect(toShop?.text).toContain(value);
    const [receipt] = await mailsTo(email);
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.html).toContain(`lang="${language}"`);
    expect(receipt?.text).toContain(language === "es" ? "Su número de referencia" : "Your reference");
    expect(receipt?.text).not.toContain("Ruiz");
  });
});

describe("the subject of a form", () => {
  it("comes from the page in the reader's language, not from the sender", async () => {
    const answer = await send("event-registration", { subject: "Buy pills at pills.example", language: "es" });
    const entry = (await entries()).find((one) => one.reference === answer.body.value.reference);
    expect(entry?.subject).toBe("Día de la placa");
  });
});

describe("a form is refused", () => {
  const refusedWith = async (status: number, code: string, work: () => ReturnType<typeof send>) => {
    const before = (await entries()).length;
    const answer = await work();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.messages?.[0]?.length).toBeGreaterThan(10);
    expect((await entries()).length).toBe(before);
    return answer;
  };

  it.each([
    ["en", "Field is required", "Enter a full email address, like name@example.com."],
    ["es", "Este campo es obligatorio", "Escriba el correo electrónico completo, como nombre@ejemplo.com."],
  ])("with missing or invalid fields, each named, in %s", async (language, missing, email) => {
    const answer = await refusedWith(400, "request_invalid", () =>
      send("contact", { fields: { email: "ana@", topic: "order", message: "   " }, language }),
    );
    expect(answer.body.fields).toEqual({ "fields.name": missing, "fields.message": missing, "fields.email": email });
  });

  it("with a date after the shop's own day, although it is that day in UTC already", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    shop.setNow(new Date(`${tomorrow}T02:00:00Z`));
    const fields = { ...good["slab-warranty"], email: newAddress(), installedOn: tomorrow };
    const answer = await refusedWith(400, "request_invalid", () => send("slab-warranty", { fields, page: `${PAGE}-open` }));
    shop.setNow(new Date());
    expect(Object.keys(answer.body.fields ?? {})).toEqual(["fields.installedOn"]);
  });

  it("with unknown fields", async () => {
    const fields = { ...good.contact, email: newAddress(), role: "Administrator", storefront_id: "2" };
    await refusedWith(400, "request_invalid", () => send("contact", { fields }));
  });

  it("when the page says it is closed, even when posted directly", async () => {
    const answer = await refusedWith(409, "content_form_closed", () => send("sweepstakes", { language: "es" }));
    expect(answer.body.messages).toEqual(["Este formulario ya cerró. No se envió nada."]);
  });

  it.each(["", "contact-that-is-not-there", "returns"])("on the page %j, which does not have it", async (page) => {
    await refusedWith(404, "content_form_unknown", () => send("slab-warranty", { page }));
  });

  it.each(["../spaces/me", "a/../../b", "x?token=1", "a#b", "a b"])("with %j as a page", async (page) => {
    await refusedWith(400, "request_invalid", () => send("contact", { page }));
  });

  it("under an unknown name", async () => {
    await refusedWith(404, "content_form_unknown", () => send("constructor" as FormName, { fields: { a: "b" }, captcha: "x" }));
    expect((await shop.call("content/challenge?form=__proto__")).body.code).toBe("content_form_unknown");
  });

  it("without a captcha, with a made-up one, and with another form's", async () => {
    expect((await send("contact", { captcha: "" })).status).toBe(400);
    await refusedWith(422, "content_captcha", () => send("contact", { captcha: "bm90aGluZw==" }));
    const foreign = await solve("event-registration");
    await refusedWith(422, "content_captcha", () => send("contact", { captcha: foreign }));
  });

  it("with a challenge that was altered, not solved, or signed by another party", async () => {
    const solved = JSON.parse(Buffer.from(await solve("contact"), "base64").toString());
    const written = (payload: object) => Buffer.from(JSON.stringify(payload)).toString("base64");
    const { challenge, solution } = solved;
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 } };
    const forged = [
      { challenge: later, solution },
      { challenge: { ...challenge, signature: "0".repeat(64) }, solution },
      { challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, "0") } },
      { challenge, solution: { counter: solution.counter, derivedKey: "zz" } },
    ];
    for (const payload of forged) await refusedWith(422, "content_captcha", () => send("contact", { captcha: written(payload) }));
  });

  it("with a challenge older than ten minutes", async () => {
    const captcha = await solve("contact");
    shop.setNow(new Date(Date.now() + 10 * 60_000 + 2000));
    try {
      await refusedWith(422, "content_captcha", () => send("contact", { captcha }));
    } finally {
      shop.setNow(new Date());
    }
  });
});

describe("a solved challenge", () => {
  it("sent twice at once and again later makes one entry, one receipt and two emails", async () => {
    const email = newAddress();
    const sending = { fields: { ...good.contact, email }, captcha: await solve("contact") };
    const answers = await Promise.all([send("contact", sending), send("contact", sending), send("contact", sending)]);
    const again = await send("contact", sending);
    const references = new Set([...answers, again].map((answer) => answer.body.value?.reference));
    expect(references.size).toBe(1);
    const [reference] = references;
    expect((await entries()).filter((one) => one.fields.email === email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await entryMail(reference)).toHaveLength(1);
  });

  it("makes no second entry with other values", async () => {
    const captcha = await solve("contact");
    await send("contact", { captcha });
    const other = await send("contact", { captcha });
    expect([other.status, other.body.code]).toEqual([422, "content_captcha"]);
  });

  it("is not used up by a refused form", async () => {
    const captcha = await solve("contact");
    expect((await send("contact", { captcha, fields: { name: "Ana" } })).status).toBe(400);
    expect((await send("contact", { captcha })).body.success).toBe(true);
  });
});

describe("form input", () => {
  it("cannot add headers to the emails", async () => {
    for (const email of ["ana@example.test\r\nBcc: all@example.test", "ana@example.test,all@example.test", '"a\nb"@example.test'])
      expect((await send("contact", { fields: { ...good.contact, email } })).body.fields).toHaveProperty(["fields.email"]);
    expect((await send("contact", { fields: { ...good.contact, email: newAddress(), name: "Ana\r\nBcc: x@y.test" } })).status).toBe(400);
  });

  it("is stored as is and harmless in the email: no markup, no formula", async () => {
    const fields = { ...good.contact, email: newAddress(), name: "=1+cmd|' /C calc'!A0", message: "<img src=x onerror=alert(1)>" };
    const { reference } = (await send("contact", { fields })).body.value;
    const [mail] = await entryMail(reference);
    expect((await entries()).find((one) => one.reference === reference)?.fields).toEqual(fields);
    expect(mail?.html).not.toContain("<img");
    expect(mail?.text).toContain("'=1+cmd");
  });
});

describe("a client", () => {
  it("can send eight forms in ten minutes, then is limited, without affecting others", async () => {
    const strict = await openTestShop({ forms: 8 });
    try {
      const post = (client: string) => strict.call("content/form", { form: "contact" }, { "x-client-address": client });
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await post("192.0.2.1")).status));
      expect(new Set(statuses)).toEqual(new Set([400]));
      const refused = await post("192.0.2.1");
      expect([refused.status, refused.body.code]).toEqual([429, "request_too_many"]);
      expect((await post("192.0.2.2")).status).toBe(400);
    } finally {
      await strict.close();
    }
  });
});

describe("reCAPTCHA", () => {
  let guarded: TestShop;
  beforeAll(async () => {
    guarded = await openTestShop({
      captcha: ({ url }) => createRecaptchaCaptcha({ siteKey: "site-key", secret: "a-secret", apiUrl: url }),
    });
    await publishForms(guarded);
  });
  afterAll(() => guarded.close());

  const token = async (action: string): Promise<string> => {
    const body = new URLSearchParams({ sitekey: "site-key", action });
    const answer = await fetch(`${guarded.sandbox.url}/recaptcha/api/token`, { method: "POST", body });
    return ((await answer.json()) as { token: string }).token;
  };

  it("is announced to the page", async () => {
    expect((await guarded.call("content/challenge?form=contact")).body.value).toEqual({
      kind: "recaptcha",
      siteKey: "site-key",
      scriptUrl: `${guarded.sandbox.url}/recaptcha/api.js`,
    });
  });

  it("accepts a person with the form's own action, and the same token again is the same entry", async () => {
    const sending = { fields: { ...good["business-account"], email: newAddress() }, captcha: await token("business_account"), at: guarded };
    const first = await send("business-account", sending);
    expect(first.body.value?.reference).toMatch(/^F-/);
    expect((await send("business-account", sending)).body.value).toEqual(first.body.value);
  });

  it.each([
    ["a low score", () => token("contact_machine")],
    ["another action", () => token("business_account")],
    ["a token that was made up", async () => "made-up"],
  ])("refuses %s", async (_, make) => {
    const answer = await send("contact", { captcha: await make(), at: guarded });
    expect([answer.status, answer.body.code]).toEqual([422, "content_captcha"]);
  });

  it("refuses everyone when it does not respond", async () => {
    const silent = createRecaptchaCaptcha({ siteKey: "k", secret: "s", apiUrl: "http://127.0.0.1:9" });
    await expect(silent.check("token", "contact")).rejects.toMatchObject({ code: "content_captcha" });
  });
});

describe("a business account request by a signed-in person", () => {
  it("is an application of the account, under the entry's reference; a second request leaves the first unchanged", async () => {
    const login = await shop.call("account/login", { userName: "homeowner@demo.test", password: "Azulejo-demo-1" });
    const session = { authorization: `Bearer ${login.body.value.authToken}` };
    const ask = async () =>
      shop.call(
        "content/form",
        {
          form: "business-account",
          fields: { ...good["business-account"], email: newAddress() },
          page: PAGE,
          captcha: await solve("business-account"),
        },
        session,
      );
    const first = await ask();
    expect((await ask()).status).toBe(200);
    const model = await shop.call("customer/getcustomermodel", undefined, session);
    expect(model.body.value.openRequest).toMatchObject({ kind: "business", reference: first.body.value.reference });
  });
});
