import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { addressesOfNextChoices, heroSources } from "./hero-drawings.ts";
import { patternsOf, readLaying, writeLaying } from "./laying.ts";

const format = { shape: "rectangle", widthMm: 298, heightMm: 598, chips: null, variation: null };
const picture = { color: "#2d4a3a" } as Picture;
const chips = { layout: "grid", widthMm: 48, heightMm: 48 } as const;

describe("a laying", () => {
  it("is the same after it was written to an address", () => {
    const laying = { pattern: "herringbone", joint: "dark", jointMm: 5 } as const;
    expect(readLaying(new URLSearchParams(writeLaying("A-1", laying)), picture, format)).toEqual(laying);
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

describe("what the next choice shows", () => {
  const laying = { pattern: "stack", joint: "light", jointMm: 3, field: null } as const;
  const extentMm = { w: 1300, h: 900 };
  const face = { ...picture, address: "/assets/f/1001/1600x1600/abc/x.webp", kind: "face", extentMm, cellMm: null, rowMm: null } as Picture;
  const hero = { picture: face, format, laying, scale: 1 };
  const shown = heroSources(hero).flatMap(({ addresses }) => addresses.map(({ address }) => address));

  it.each(shown)("is drawn in the shown size: %s", (address) => {
    const next = addressesOfNextChoices(hero, `http://localhost:3000${address}?again=1`);
    const size = address.slice(address.lastIndexOf("/"));
    expect(next.map((one) => one.slice(one.lastIndexOf("/")))).toEqual(next.map(() => size));
    // Two patterns, three joint colors and two joint widths besides the shown ones.
    expect(new Set(next).size).toBe(7);
    expect(next).not.toContain(address);
  });

  it("is nothing when the picture is another one", () => {
    expect(addressesOfNextChoices(hero, "http://localhost:3000/assets/f/1001/1x1/abc/y.webp")).toEqual([]);
  });
});
