import { describe, expect, it } from "vitest";
import { standardLexicons } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { tradeWords } from "./trade-words.ts";

const typed = (language: "en" | "es", query: string) =>
  readQuery(standardLexicons[language], query).map((concept) => concept.typed.join(" "));

describe("reading a query", () => {
  it.each([
    ["en", "tile for the shower", ["tile", "shower"]],
    ["es", "azulejo para la regadera", ["azulejo", "regadera"]],
    ["en", "What is the slip rating of slate", ["slip rating", "slate"]],
    ["es", "¿a qué hora abren?", ["a qué hora abren"]],
    ["en", "the", ["the"]],
    ["en", "12 x 24 matte", ["12x24", "matte"]],
  ] as const)("%s: “%s” names %j", (language, query, concepts) => {
    expect(typed(language, query)).toEqual(concepts);
  });

  it("recognizes a phrase in the plural too", () => {
    expect(readQuery(standardLexicons.en, "patio tiles")[0]?.finds).toEqual([["paver"]]);
  });

  it("distinguishes requests for a page from requests for a product", () => {
    expect(readQuery(standardLexicons.en, "refund")[0]?.isPage).toBe(true);
    expect(readQuery(standardLexicons.es, "horarios")[0]?.isPage).toBe(true);
    expect(readQuery(standardLexicons.en, "grout")[0]?.isPage).toBe(false);
  });
});

describe("trade words", () => {
  it.each(["en", "es"] as const)("in %s list a phrase in one group only, without accents", (language) => {
    const phrases = tradeWords[language].same.flat();
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    expect(phrases.filter((phrase) => /[áéíóúü]/.test(phrase))).toEqual([]);
  });
});
