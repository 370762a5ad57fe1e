import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessColumns } from "./guess-columns.rules.ts";

const ours = ["productCode", "itemNo", "nameEn", "nameEs", "listPrice", "stockOnHand", "widthMm"];

describe("the guessed columns", () => {
  it("are found by our names and by those of other systems in both languages", () => {
    const header = ["Código de producto", "SKU", "NAME", "Nombre", "Precio", "Existencias", "width_mm", "Notes"];
    expect(guessColumns(header, ours)).toEqual({
      ...{ productCode: "Código de producto", itemNo: "SKU", nameEn: "NAME", nameEs: "Nombre" },
      ...{ listPrice: "Precio", stockOnHand: "Existencias", widthMm: "width_mm" },
    });
  });

  it("prefer our own name to another's", () => {
    expect(guessColumns(["SKU", "Item No"], ours)).toEqual({ itemNo: "Item No" });
  });

  it("use no column twice, and only columns of the file", () => {
    const names = fc.array(fc.constantFrom<string>("sku", "item", "price", "precio", "name", "título", "product", "style", "", "x"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(names, (header: string[]) => {
        const used = Object.values(guessColumns(header, ours));
        expect(new Set(used).size).toBe(used.length);
        expect(used.every((name) => header.includes(name))).toBe(true);
      }),
    );
  });
});
