import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { profileOf } from "./trim-profile.ts";

const bullnose = { sides: [73, 598], thickness: 9 } as const;

describe("a trim's profile", () => {
  it("is drawn across its shorter side, in millimeters", () => {
    expect(profileOf("3x24 bullnose", bullnose)).toEqual({ path: "M0 9V0H64A9 9 0 0 1 73 9z", width: 73, height: 9 });
    expect(profileOf("3x24 bullnose", { ...bullnose, sides: [598, 73] })?.width).toBe(73);
  });

  it("leaves room for the lip of a stair nose and the leg of a metal strip", () => {
    expect(profileOf("12x48 stair nose", { sides: [298, 1198], thickness: 9 })).toMatchObject({ width: 298, height: 18 });
    expect(profileOf("3/8 L-profile", { sides: [10, 2500], thickness: 10 })).toMatchObject({ width: 24, height: 10 });
  });

  it("is none of a corner or an insert", () => {
    for (const kind of ["outside corner", "insert", "dot", "corner shelf"]) expect(profileOf(`2x2 ${kind}`, bullnose)).toBeNull();
  });

  it("stays within its box, for every kind that the demo sells", () => {
    const series = readdirSync("seed/catalog/series").map((file) => JSON.parse(readFileSync(`seed/catalog/series/${file}`, "utf8")));
    const trims = series.flatMap((one) => one.formats ?? []).filter(({ shape }: { shape: string }) => shape === "trim");
    const profiles = trims.map(({ size, widthMm, heightMm, thicknessMm }) =>
      profileOf(size, { sides: [widthMm, heightMm], thickness: thicknessMm }),
    );
    expect(profiles.filter(Boolean).length / trims.length).toBeGreaterThan(0.9);
    for (const profile of profiles) {
      if (!profile) continue;
      const ends = [...profile.path.matchAll(/[MLHV]([-\d.]+)/g)].map(([, value]) => Number(value));
      expect(Math.max(...ends)).toBeLessThanOrEqual(Math.max(profile.width, profile.height) + 0.01);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(-0.01);
    }
  });
});
