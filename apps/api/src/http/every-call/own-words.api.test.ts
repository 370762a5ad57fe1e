import { join } from "node:path";
import { type Call, calls, type Language, languages } from "@azulejo/contract";
import { messagePattern } from "@azulejo/messages/message-pattern.ts";
import { readGroup } from "@azulejo/messages/read-messages.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
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
const invalid = new Map(spoken.map((call) => [call, samplesOf(call.input).flatMap((valid) => wrongValues(call, valid))]));

let turn = 0;
/** Returns every invalid value in both languages, or one value of each field: values and languages take turns. */
function chosen(samples: Sample[]): [Sample, Language][] {
  if (isWhole) return samples.flatMap((sample) => languages.map((language): [Sample, Language] => [sample, language]));
  return [...Map.groupBy(samples, ({ path }) => path).values()].flatMap((ofField) => {
    const sample = ofField[turn % ofField.length];
    const language = languages[turn++ % languages.length];
    return sample && language ? [[sample, language] as [Sample, Language]] : [];
  });
}

describe("an invalid value is reported in the shop's own words", () => {
  it.each(spoken.map((call) => [`${call.method} ${call.path}`, chosen(invalid.get(call) ?? []), call] as const))(
    "%s",
    async (_, samples, call) => {
      const foreign: string[] = [];
      for (const [sample, language] of samples) foreign.push(...(await foreignWords(call, sample, language)));
      expect(foreign).toEqual([]);
    },
  );
});

it("sends invalid values to every call that has a field, of each kind and in each language", () => {
  expect([...invalid.values()].flat().length).toBeGreaterThan(1500);
  expect(spoken.filter((call) => invalid.get(call)?.length === 0).map((call) => call.path)).toEqual([]);
  const sent = spoken.flatMap((call) => chosen(invalid.get(call) ?? []));
  for (const language of languages)
    expect(new Set(sent.filter(([, one]) => one === language).map(([{ kind }]) => kind))).toEqual(
      new Set([...invalid.values()].flat().map(({ kind }) => kind)),
    );
});
