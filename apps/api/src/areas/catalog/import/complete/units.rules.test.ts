import { expect, it } from "vitest";
import { areaUnit, noSellUnit, readSellUnit, sellUnitIn, weightUnit } from "./units.rules.ts";

it("a sell unit is read from its name or a word for it in either language, plural and accents included", () => {
  const units = ["box", "Caja", "CAJAS", "pieza", "Piezas", "hoja", "lámina", "Láminas", "placa", "losa", "saco", "costales", "bulto"];
  expect(units.map(readSellUnit)).toEqual("box box box piece piece sheet sheet sheet slab slab bag bag bag".split(" "));
  expect(["cubeta", "Cubetas", "pza", "unidad", "each", "Caja de 8"].map(readSellUnit)).toEqual([
    "bucket",
    "bucket",
    "piece",
    "each",
    "each",
    "box",
  ]);
  expect(["m2", "palet", ""].map(readSellUnit)).toEqual([null, null, null]);
  expect([noSellUnit("m²"), noSellUnit("palet")]).toEqual([expect.stringMatching(/is an area/), expect.stringMatching(/is none of/)]);
  expect(sellUnitIn("Azulejo cocina", "3 cajas")).toBe("box");
});

it("areas and weights have one size in every spelling", () => {
  for (const unit of ["m2", "m²", "Metros cuadrados", "mts2"])
    expect([unit, areaUnit(unit)?.toString()]).toEqual([unit, "107639.104167097"]);
  for (const unit of ["pie2", "pies²", "Pies cuadrados", "sqft", "sq. ft".replace(".", "")])
    expect([unit, areaUnit(unit)?.toString()]).toEqual([unit, "10000"]);
  for (const unit of ["kg", "Kilos", "kilogramos"]) expect([unit, weightUnit(unit)?.toString()]).toEqual([unit, "220.462262184878"]);
  expect([weightUnit("libras")?.toString(), weightUnit("onza")?.toString(), weightUnit("caja")]).toEqual(["100", "6.25", null]);
});
