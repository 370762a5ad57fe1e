import { join } from "node:path";
import { type Call, calls, type Language, languages } from "@azulejo/contract";
import { messagePattern } from "@azulejo/messages/message-pattern.ts";
import { readGroup } from "@azulejo/messages/read-messages.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sample, samplesOf, wrongValues } from "./wrong-values.ts";

let shop: TestShop;
let signedIn: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  signedIn = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
});
afterAll(() => shop.close());

const patternsOf = (language: Language, group: string): RegExp[] =>
  Object.values(readGroup(join(import.meta.dirname, "../../messages"), language, group)).map(messagePattern);

const ownIn = (language: Language) => ({ messages: patternsOf(language, "errors"), fields: patternsOf(language, "field-rules") });
const own = { en: ownIn("en"), es: ownIn("es") };

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
  const parameters = Object.keys(values).filter((name) => !call.path.includes(`{${name}}`) && values[name] !== undefined);
  return (await shop.call(`${path}?${parameters.map((name) => `${name}=${written(name)}`).join("&")}`, undefined, headers)).body;
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
