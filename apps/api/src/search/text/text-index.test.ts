import { describe, expect, it } from "vitest";
import { noMatches } from "../product-matches.ts";
import { TextIndex } from "./text-index.ts";

const spanish = (...names: string[]) => {
  const index = new TextIndex("es");
  names.forEach((text, product) => {
    index.add(product, [{ text, weight: 8 }]);
  });
  return (query: string) => {
    const { products, scores } = index.find(query) ?? noMatches;
    return [...products.keys()].sort((a, b) => scores[b]! - scores[a]!).map((place) => names[products[place]!]);
  };
};

describe("Spanish search", () => {
  it("finds with and without accents, and ranks the typed spelling first", () => {
    const find = spanish("Marmol viejo", "Mármol viejo");
    expect(find("mármol")).toEqual(["Mármol viejo", "Marmol viejo"]);
    expect(find("marmol")).toEqual(["Marmol viejo", "Mármol viejo"]);
  });

  it.each([
    ["baldosas", "Azulejo blanco"],
    ["baldosa", "Loseta blanca"],
    ["boquilla", "Lechada gris"],
    ["porcelanato", "Porcelánico mate"],
    ["ducha", "Mosaico para regadera"],
    ["pisos", "Para suelo exterior"],
  ])("%s finds %s", (query, name) => {
    expect(spanish(name, "Guante de trabajo")(query)).toEqual([name]);
  });

  it("ranks the word itself before its synonyms", () => {
    expect(spanish("Azulejo blanco", "Baldosa blanca")("baldosa")).toEqual(["Baldosa blanca", "Azulejo blanco"]);
  });

  it("shows words with the accents that products write, whatever was typed", () => {
    const index = new TextIndex("es");
    for (const [product, text] of ["Mármol blanco", "Mármol crema", "Marmol viejo", "Veta continua", "Piso para baño"].entries())
      index.add(product, [{ text, weight: 8 }]);
    expect(index.spelled("marmol blanco")).toBe("mármol blanco");
    expect(index.spelled("veta continua baño")).toBe("veta continua baño");
  });

  it("does not match ano with año", () => {
    expect(spanish("Serie del año")("ano")).toEqual([]);
  });
});
