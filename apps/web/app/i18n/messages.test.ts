import MessageFormat from "@messageformat/core";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../compiled-messages.ts";

const [en, es] = [readMessages("en"), readMessages("es")];
const placeholders = (text: string): string[] => [...text.matchAll(/(?<![\w=])\{(\w+)[,}]/g)].map((match) => match[1] ?? "").sort();

describe("messages", () => {
  it("have the same keys in both languages", () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it.each([
    ["en", en],
    ["es", es],
  ])("are valid ICU messages in %s", (language, messages) => {
    const format = new MessageFormat(language);
    for (const [key, message] of Object.entries(messages)) expect(() => format.compile(message), `${key}: ${message}`).not.toThrow();
  });

  it.each(Object.keys(en))("%s takes the same values in both languages", (key) => {
    expect([...new Set(placeholders(es[key] ?? ""))]).toEqual([...new Set(placeholders(en[key] ?? ""))]);
  });
});
