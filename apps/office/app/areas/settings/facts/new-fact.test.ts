import { describe, expect, it } from "vitest";
import { codeOfColumn } from "./new-fact.ts";

describe("the code of a fact for a file's column", () => {
  it.each([
    ["fireRating", "fireRating"],
    ["Fire rating", "fireRating"],
    ["Resistencia al fuego (Euroclase)", "resistenciaAlFuegoEuroclase"],
    ["Duración", "duracion"],
    ["fire_rating", "fireRating"],
    ["24h test", ""],
    ["—", ""],
  ])("of %s is %s", (column, code) => {
    expect(codeOfColumn(column)).toBe(code);
  });
});
