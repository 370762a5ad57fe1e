import { expect, it } from "vitest";
import { usualSpelling } from "./usual-spelling.ts";

it("is the accented spelling of most products, the first by letters if several have as many", () => {
  const spellings = [
    { written: "mármòl", products: 2 },
    { written: "mármol", products: 2 },
    { written: "marmól", products: 1 },
  ];
  expect(usualSpelling("marmol", 12, spellings)).toBe("mármol");
});

it("is the word without accents where hardly any product has them", () => {
  expect(usualSpelling("continua", 40, [{ written: "continúa", products: 2 }])).toBe("continua");
  expect(usualSpelling("piso", 3, [])).toBe("piso");
});
