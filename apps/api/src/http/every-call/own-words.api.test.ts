import { type Call, calls, type Language, languages } from "@azulejo/contract";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { es } from "../../messages/es.ts";
import { fieldRules } from "../../messages/field-rules.ts";
import { type Sample, samplesOf, wrongValues } from "./wrong-values.ts";

let shop: TestShop;
let signedIn: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  signedIn = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
});
afterAll(() => shop.close());

/** Converts a message template to a pattern; its placeholders match figures, names or numbers. */
const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[\\p{L}\\p{N} ,.·/-]{1,60}")}$`, "u");

const own = {
  en: { messages: Object.values(en).map(pattern), fields: Object.values(fieldRules.en).map(pattern) },
  es: { messages: Object.values(es).map(pattern), fields: Object.values(fieldRules.es).map(pattern) },
};

const isOwn = (patterns: RegExp[], said: string): boolean => patterns.some((one) => one.test(said));

/** Returns the messages that are not the shop's own words. */
async function foreignWords(call: Call, sample: Sample, language: Language): Promise<string[]> {
  const answer = await send(call, sample, language);
  const { messages = [], fields = {} } = answer;
  return [
    ...messages.filter((said) => !isOwn(own[language].messages, said)),
    ...Object.values(fields).filter((said) => !isOwn(own[language].fields, said)),
    ...(messages.length === 0 ? ["nothing was said"] : []),
  ].map((said) => `${sample.path} ${sample.kind}: ${said}`);
}

async function send(call: Call, { input }: Sample, language: Language): Promise<{ messages?: string[]; fields?: Record<string, string> }> {
  const values = (input ?? {}) as Record<string, unknown>;
  const written = (name: string) => encodeURIComponent(String(values[name]));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => written(name));
  const headers = { "accept-language": language, "idempotency-key": "wrong-values", ...signedIn };
  if (call.method === "POST") return (await shop.call(path, JSON.stringify(input), headers)).body;
  const asked = Object.keys(values).filter((name) => !call.path.includes(`{${name}}`) && values[name] !== undefined);
  return (await shop.call(`${path}?${asked.map((name) => `${name}=${written(name)}`).join("&")}`, undefined, headers)).body;
}

const spoken = calls.filter((call) => call.callers !== "browser" && call.media !== "multipart");

describe.each(languages)("an invalid value in %s is reported in the shop's own words", (language) => {
  it.each(spoken.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", async (_, call) => {
    const foreign: string[] = [];
    for (const sample of samplesOf(call.input).flatMap((valid) => wrongValues(call, valid))) {
      foreign.push(...(await foreignWords(call, sample, language)));
    }
    expect(foreign).toEqual([]);
  });
});

it("sends invalid values to every field of every call that has one", () => {
  const sent = spoken.flatMap((call) => samplesOf(call.input).flatMap((valid) => wrongValues(call, valid)));
  expect(sent.length).toBeGreaterThan(1500);
  const without = spoken.filter((call) => samplesOf(call.input).flatMap((valid) => wrongValues(call, valid)).length === 0);
  expect(without.map((call) => call.path)).toEqual([]);
});
