import { type Call, type Caller, product, storefront } from "@azulejo/contract";
import { beforeEach, expect, it } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";
import type { Answered } from "./pipeline.ts";

const facts = { referenceData: { version: 0 }, search: { version: 0 }, now: () => new Date(now) };
const guest = { storefront: { id: "shop", publicKey: "key" }, language: "en", authToken: null } as unknown as Caller;

let now = 1000;
let made = 0;
let kept: KeptAnswers;

beforeEach(() => {
  now = 1000;
  made = 0;
  kept = new KeptAnswers(facts as unknown as ConstructorParameters<typeof KeptAnswers>[0]);
});

const answered = (value: unknown, trueUntil: number | null = null, success = true) =>
  ({ answer: { status: 200, body: { success, value } }, trueUntil }) as unknown as Answered;

const ask = (call: Call, input: unknown = {}, caller: Partial<Caller> = {}, make?: () => Promise<Answered>) =>
  kept.answer(call, input, { ...guest, ...caller }, make ?? (async () => answered({ number: ++made })));

it("makes a guest's answer once", async () => {
  expect(await ask(storefront.settings)).toBe(await ask(storefront.settings));
  expect(made).toBe(1);
});

it.each<[string, () => Promise<Answered>]>([
  ["another language", () => ask(storefront.settings, {}, { language: "es" })],
  ["another storefront", () => ask(storefront.settings, {}, { storefront: { id: "other", publicKey: "key" } })],
  ["another storefront key", () => ask(storefront.settings, {}, { storefront: { id: "shop", publicKey: "other" } })],
  ["another input", () => ask(storefront.settings, { more: true })],
  ["another call", () => ask(product.listings)],
])("makes another answer for %s", async (_, other) => {
  await ask(storefront.settings);
  await other();
  expect(made).toBe(2);
});

it("keeps nothing for a customer, and gives a customer nothing of a guest's", async () => {
  await ask(storefront.settings);
  await ask(storefront.settings, {}, { authToken: "token" });
  await ask(storefront.settings, {}, { authToken: "token" });
  expect(made).toBe(3);
});

it("keeps no answer of other calls", async () => {
  await ask(product.list);
  await ask(product.list);
  expect(made).toBe(2);
});

it.each(["referenceData", "search"] as const)("makes an answer anew after a change of %s", async (part) => {
  await ask(storefront.settings);
  facts[part].version += 1;
  await ask(storefront.settings);
  expect(made).toBe(2);
});

it("forgets an answer during which something changed", async () => {
  await ask(storefront.settings, {}, {}, async () => {
    facts.search.version += 1;
    return answered("from before");
  });
  expect((await ask(storefront.settings)).answer.body).toMatchObject({ value: { number: 1 } });
});

it("makes an answer anew at the moment at which it ends", async () => {
  await ask(storefront.settings, {}, {}, async () => answered("ends", 2000));
  now = 1999;
  await ask(storefront.settings);
  expect(made).toBe(0);
  now = 2000;
  await ask(storefront.settings);
  expect(made).toBe(1);
});

it("keeps no refusal", async () => {
  await ask(storefront.settings, {}, {}, async () => answered(null, null, false));
  await ask(storefront.settings);
  expect(made).toBe(1);
});

it("shares an answer that nobody can change", async () => {
  const { answer } = await ask(storefront.settings, {}, {}, async () => answered({ locales: [{ code: "en" }] }));
  const { value } = answer.body as unknown as { value: { locales: { code: string }[] } };
  expect(() => value.locales.push({ code: "es" })).toThrow(TypeError);
  expect(() => Object.assign(value.locales[0] ?? {}, { code: "es" })).toThrow(TypeError);
});
