import { expect, it } from "vitest";
import { slugOf } from "./slug-of.ts";

it("makes an address of a name in either language", () => {
  expect(["Cómo limpiar el travertino", "  12 × 24 in. ", "¡Oferta!", "—"].map(slugOf)).toEqual([
    "como-limpiar-el-travertino",
    "12-24-in",
    "oferta",
    "",
  ]);
});
