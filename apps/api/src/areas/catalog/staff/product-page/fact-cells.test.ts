import { factDefinition } from "@azulejo/contract/facts/definition.ts";
import { describe, expect, it } from "vitest";
import { cellsOf, columnsOf, withCells } from "./fact-cells.rules.ts";

const label = (en: string, es = en) => ({ en, es });
const facts = [
  { code: "fire", kind: "choice", name: label("Fire"), choices: [{ code: "a1", label: label("Class A1", "Clase A1") }] },
  { code: "weeks", kind: "number", name: label("Weeks"), unit: label("weeks", "semanas") },
  { code: "joint", kind: "range", name: label("Joint") },
  { code: "heated", kind: "yesNo", name: label("Heated") },
  { code: "care", kind: "text", name: label("Care") },
].map((fact) => factDefinition.parse(fact));
const columns = columnsOf(facts);
const typed = (cells: Record<string, string>) =>
  Object.entries(cells).map(([name, value]) => {
    const column = columns.find((one) => one.column === name);
    if (!column) throw new Error(`${name} is no column`);
    return { column, value };
  });
const stored = { fire: "a1", weeks: 2.5, joint: { from: 2, to: 5 }, heated: true, care: { en: "Wipe", es: "Limpie" }, gone: "kept" };

describe("cells of a product's own facts", () => {
  it("are read as they were written", () => {
    const cells = cellsOf(stored, columns);
    expect(cells).toEqual({ fire: "a1", weeks: "2.5", joint: "2–5", heated: "yes", careEn: "Wipe", careEs: "Limpie" });
    expect(withCells({}, typed(cells))).toEqual({ facts: { ...stored, gone: undefined } });
  });

  it("take what people type", () => {
    const { facts: read } = withCells({}, typed({ fire: "Clase A1", weeks: "10 weeks", joint: "3 to 6", heated: "no" })) as {
      facts: object;
    };
    expect(read).toEqual({ fire: "a1", weeks: 10, joint: { from: 3, to: 6 }, heated: false });
  });

  it("remove values when they are empty, a text when both languages are, and keep values without a definition", () => {
    expect(withCells(stored, typed({ fire: "", careEn: "", careEs: "" }))).toEqual({
      facts: { weeks: 2.5, joint: { from: 2, to: 5 }, heated: true, gone: "kept" },
    });
    expect(withCells(stored, typed({ careEn: "" }))).toMatchObject({ facts: { care: { en: "Limpie", es: "Limpie" } } });
  });

  it("that can't be read are named", () => {
    expect(withCells(stored, typed({ weeks: "2", fire: "C" }))).toMatchObject({ unread: { value: "C" } });
  });
});
