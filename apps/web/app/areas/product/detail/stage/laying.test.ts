import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { heroSources } from "./hero-drawings.ts";
import { patternsOf, readLaying, writeLaying } from "./laying.ts";

const format = { shape: "rectangle", widthMm: 298, heightMm: 598, chips: null, variation: null };
const picture = { color: "#2d4a3a" } as Picture;
const chips = { layout: "grid", widthMm: 48, heightMm: 48 } as const;

describe("a laying", () => {
  it("is the same after it was written to an address", () => {
    const laying = { pattern: "herringbone", joint: "dark", jointMm: 5 } as const;
    expect(readLaying(new URLSearchParams(writeLaying("A-1", laying)), picture, format)).toEqual(laying);
  });

  it("keeps its direction and border in an address", () => {
    const laying = { pattern: "third", direction: "down", joint: "dark", jointMm: 5, border: "gull" } as const;
    expect(readLaying(new URLSearchParams(writeLaying("A-1", laying)), picture, format)).toEqual(laying);
  });

  it("has no direction where courses look the same both ways", () => {
    const said = new URLSearchParams("pattern=herringbone&direction=down");
    expect(readLaying(said, picture, format).direction).toBeUndefined();
    expect(readLaying(new URLSearchParams("direction=down"), picture, { ...format, heightMm: 298 }).direction).toBeUndefined();
  });

  it("is the usual one for an address that names something else", () => {
    const said = new URLSearchParams("pattern=spiral&joint=pink&width=90");
    expect(readLaying(said, picture, format)).toEqual({ pattern: "stack", joint: "light", jointMm: 3 });
  });

  it("offers only patterns that the format can be laid in", () => {
    expect(patternsOf(format)).toEqual(["stack", "third", "herringbone"]);
    expect(patternsOf({ ...format, widthMm: 75, heightMm: 150 })).toEqual(["stack", "half", "herringbone"]);
    expect(patternsOf({ ...format, heightMm: 298 })).toEqual(["stack", "half"]);
    expect(patternsOf({ ...format, shape: "hexagon" })).toEqual([]);
    expect(patternsOf({ ...format, chips })).toEqual([]);
  });
});

describe("the server's picture of a laying", () => {
  const extentMm = { w: 1300, h: 900 };
  const face = { ...picture, address: "/assets/f/1001/1600x1600/abc/x.webp", kind: "face", extentMm, cellMm: null, rowMm: null } as Picture;
  const laying = { pattern: "third", joint: "light", jointMm: 3, field: null } as const;
  const addresses = (direction: "across" | "down") =>
    heroSources({ picture: face, format, laying: { ...laying, direction }, scale: 1 }).flatMap((one) => one.addresses);

  it("has hardly any steps of shade on white, which would look like a checkerboard", () => {
    const varied = { ...format, variation: 3 };
    const addresses = (color: string) =>
      heroSources({ picture: { ...face, color }, format: varied, laying, scale: 1 }).flatMap((one) => one.addresses);
    for (const { address } of addresses("#efece6")) expect(address).toContain(".v0/");
    for (const { address } of addresses("#8a7a68")) expect(address).toContain(".v3/");
  });

  it("names the direction of its courses only where they run down", () => {
    for (const { address } of addresses("across")) expect(address).toContain("/third.e6e3dc.3.v0/");
    for (const { address } of addresses("down")) expect(address).toContain("/third-down.e6e3dc.3.v0/");
  });
});
