import { describe, expect, it } from "vitest";
import { faultsOf } from "./compare-languages.ts";

const boxes = { en: "{count, plural, one{# box} other{# boxes}}", es: "{count, plural, one{# caja} other{# cajas}}" };
const faults = (en: Record<string, string>, es: Record<string, string>) => faultsOf("bag", en, es);

describe("messages in two languages", () => {
  it("may differ in order and wording", () => {
    expect(faults({ a: "{name} has {limit, number}", b: boxes.en }, { a: "{limit, number} de {name}", b: boxes.es })).toEqual([]);
    expect(faults({ a: "You can't" }, { a: "{count, plural, other{}}" })).not.toEqual([]);
  });

  it.each([
    ["a missing translation", { a: "Yes" }, {}, "bag: a is only in en"],
    ["a leftover translation", {}, { a: "Sí" }, "bag: a is only in es"],
    ["an empty translation", { a: "Yes" }, { a: " " }, "bag: a is empty in es"],
    ["another placeholder", { a: "{name}" }, { a: "{nombre}" }, "bag: a takes name (text) in English, nombre (text) in Spanish"],
    ["another type", { a: "{n, number}" }, { a: "{n}" }, "bag: a takes n (number) in English, n (text) in Spanish"],
    ["a missing singular", { a: boxes.en }, { a: "{count, plural, other{# cajas}}" }, "bag: a has no singular in es, only other"],
    ["a missing plural", { a: boxes.en }, { a: "{count, plural, one{# caja}}" }, "bag: a does not compile in es: No 'other' form found"],
    ["a case that the language lacks", { a: "{n, plural, one{#} many{#} other{#}}" }, { a: boxes.es }, "bag: a does not compile in en"],
    ["lost sentences", { a: "It ended. It's over. Call us." }, { a: "Terminó." }, "bag: a has 3 sentences in English, 1 in Spanish"],
    ["an open brace", { a: "{name" }, { a: "{name}" }, "bag: a does not compile in en"],
  ])("are refused for %s", (_, en, es, fault) => {
    expect(faults(en as Record<string, string>, es as Record<string, string>)[0]).toContain(fault);
  });

  it("may have the Spanish case for millions", () => {
    const spanish = "{count, plural, one{# caja} many{# de cajas} other{# cajas}}";
    expect(faults({ a: boxes.en }, { a: spanish })).toEqual([]);
  });
});
