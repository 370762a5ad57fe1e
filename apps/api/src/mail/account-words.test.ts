import { describe, expect, it } from "vitest";
import { accountWords } from "./account-words.ts";

const shop = "Cantera Tile & Stone";
const { en, es } = accountWords;

describe.each(["proof", "taken", "reset", "addressProof"] as const)("the %s email", (name) => {
  it("names the shop and has the same links in both languages", () => {
    const [english, spanish] = [en[name](shop), es[name](shop)];
    expect(english.actions).toHaveLength(spanish.actions.length);
    for (const { subject, heading, lines, after } of [english, spanish]) {
      expect([subject.includes(shop), lines.join(" ").includes(shop)]).toEqual([true, true]);
      for (const text of [heading, ...lines, ...after]) expect(text.length).toBeGreaterThan(10);
    }
    expect(english.subject).not.toBe(spanish.subject);
  });
});

it("every notice is written in both languages, names the shop, and has the same details in both", () => {
  for (const [name, english] of Object.entries(en.notices)) {
    const spanish = es.notices[name as keyof typeof es.notices];
    const [one, other] = [english(shop, "Sandbox ID"), spanish(shop, "Sandbox ID")];
    for (const { subject } of [one, other]) expect(subject).toContain(shop);
    expect(one.subject).not.toBe(other.subject);
    expect(one.gone).toBe(other.gone);
    expect(one.line.includes("Sandbox ID")).toBe(other.line.includes("Sandbox ID"));
  }
});
