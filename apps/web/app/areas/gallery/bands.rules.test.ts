import { describe, expect, it } from "vitest";
import { layScenes, type Span } from "./bands.rules.ts";

const area: Record<Span, number> = { one: 1, tall: 2, large: 4, full: 6 };
const lay = (kinds: string) => layScenes([...kinds], (kind) => kind === "t");

/** Places spans in three columns as a dense grid does, and counts the cells that stay free. */
function holes(spans: Span[]): number {
  const taken = new Set<string>();
  let bottom = 0;
  for (const span of spans) {
    const [width, height] = { one: [1, 1], tall: [1, 2], large: [2, 2], full: [3, 2] }[span] as [number, number];
    const cells = (x: number, y: number) =>
      Array.from({ length: width * height }, (_, at) => `${x + (at % width)},${y + Math.floor(at / width)}`);
    let at = 0;
    while (at % 3 > 3 - width || cells(at % 3, Math.floor(at / 3)).some((cell) => taken.has(cell))) at++;
    for (const cell of cells(at % 3, Math.floor(at / 3))) taken.add(cell);
    bottom = Math.max(bottom, Math.floor(at / 3) + height);
  }
  return bottom * 3 - taken.size;
}

describe("scenes on the gallery's wall", () => {
  it("leave no hole, however many there are and whichever are tall", () => {
    for (let length = 1; length <= 10; length++)
      for (let bits = 0; bits < 2 ** length; bits += length > 7 ? 5 : 1) {
        const kinds = Array.from({ length }, (_, at) => ((bits >> at) & 1 ? "t" : "w")).join("");
        const placed = lay(kinds);
        expect([kinds, placed.length, holes(placed.map(({ span }) => span))]).toEqual([kinds, length, 0]);
      }
  });

  it("are cropped little where their number allows it", () => {
    const spans = lay("wwwtwwtwww");
    expect(spans.filter(({ scene, span }) => (scene === "t") !== (span === "tall"))).toEqual([]);
    expect(spans.reduce((sum, { span }) => sum + area[span], 0) % 3).toBe(0);
    expect(spans[0]?.span).toBe("large");
  });

  it("end a band where a whole row is free", () => {
    const placed = lay("wwwwwt");
    for (const [index, { isLast }] of placed.entries())
      if (isLast) expect(holes(placed.slice(0, index + 1).map(({ span }) => span))).toBe(0);
  });
});
