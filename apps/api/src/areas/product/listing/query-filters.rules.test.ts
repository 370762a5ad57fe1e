import { describe, expect, it } from "vitest";
import { createLexicon } from "../../../search/text/lexicon.ts";
import { type NamedValue, queryFilters, valuesByName } from "./query-filters.rules.ts";

const named: NamedValue[] = [
  { key: "color", value: "white", names: ["White", "Blanco"] },
  { key: "color", value: "black", names: ["Black", "Negro"] },
  { key: "finish", value: "matte", names: ["Matte", "Mate"] },
  { key: "look", value: "marble", names: ["Marble look", "Efecto mármol"] },
  { key: "look", value: "glass", names: ["Glass", "Vidrio"] },
  { key: "material", value: "glass", names: ["Glass", "Vidrio"] },
  { key: "use", value: "shower", names: ["Showers", "Regaderas"] },
  { key: "use", value: "wall", names: ["Walls", "Muros"] },
  { key: "use", value: "shower-floor", names: ["Shower floors", "Pisos de regadera"] },
];
const sizes = ["12x24", "2x2", "24x48"];
const read = (text: string, language: "en" | "es" = "en") => {
  const lexicon = createLexicon(language);
  return queryFilters(text, lexicon, valuesByName(named, lexicon), sizes);
};

describe("the words of a query", () => {
  it("name colors, finishes and sizes", () => {
    expect(read("white matte 12x24")).toEqual({ query: null, filters: { color: ["white"], finish: ["matte"], size: ["12x24"] } });
    expect(read("12x24 blanco mate", "es")).toEqual({ query: null, filters: { color: ["white"], finish: ["matte"], size: ["12x24"] } });
  });

  it("are read in the other language too, and a size however it is written", () => {
    expect(read("Blanco 30 x 60 cm")).toEqual({ query: null, filters: { color: ["white"], size: ["12x24"] } });
  });

  it("name a value of several words, in one and in many", () => {
    expect(read("marble look for a shower floor")?.filters).toEqual({ look: ["marble"], use: ["shower-floor"] });
  });

  it("name two values of one facet", () => {
    expect(read("black white 2x2")?.filters).toEqual({ color: ["black", "white"], size: ["2x2"] });
  });

  it("name no use if they name two", () => {
    expect(read("white shower floor")?.filters).toEqual({ color: ["white"], use: ["shower-floor"] });
    expect(read("white shower wall")).toEqual({ query: "shower wall", filters: { color: ["white"] } });
  });

  it("are left to search for where no value has them", () => {
    expect(read("white carrara hexagonish")).toEqual({ query: "carrara hexagonish", filters: { color: ["white"] } });
    expect(read("13x29 carrara")).toBeNull();
  });

  it("name nothing where two facets share the name", () => {
    expect(read("glass")).toBeNull();
  });
});
