import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colorFaults, colorStylesheet, contrast, inkOn, mainColors, standardColors } from "./colors.ts";

describe("contrast", () => {
  it("is 21 between black and white, 1 between equal colors, and the published value between", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#777777")).toBe(1);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

describe("colorFaults", () => {
  it("accepts the standard colors and a readable set", () => {
    expect(colorFaults({})).toEqual([]);
    expect(colorFaults({ accent: "#7a3b22", accentInk: "#ffffff", background: "#fdf9f3", sale: "#8a1f1f" })).toEqual([]);
  });

  it.each([
    [{ accent: "#e0a030" }, ["accent", "accent"]],
    [{ accent: "#7a3b22", accentInk: "#b06a50" }, ["accentInk"]],
    [{ background: "#808080" }, ["background", "background", "background", "accent", "sale"]],
    [{ sale: "#ffaaaa" }, ["sale", "sale"]],
    [{ shadow: "#000000" }, ["shadow"]],
  ])("refuses %j", (colors, tokens) => {
    expect(colorFaults(colors as Record<string, string>).map(({ token }) => token)).toEqual(tokens);
  });
});

describe("colorStylesheet", () => {
  it("sets the tokens by day, and lighter ones by night that can still be read", () => {
    const css = colorStylesheet({ accent: "#5a1020" });
    expect(css).toContain(":root:root{--glaze:#5a1020;--glaze-deep:#3f0b16;--on-glaze:#ffffff}");
    const night = /prefers-color-scheme:dark\)\{:root:root\{--glaze:(#\w{6});--glaze-deep:#\w{6};--on-glaze:(#\w{6})/.exec(css);
    expect(contrast(night?.[1] ?? "", "#161514")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(night?.[1] ?? "", night?.[2] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it("leaves tokens alone that the storefront does not set", () => {
    expect(colorStylesheet({ sale: "#8a1f1f" })).toMatch(
      /^:root:root\{--clay:#8a1f1f\}@media[^-]*-color-scheme:dark\)\{:root:root\{--clay:#\w{6}\}\}$/,
    );
  });
});

it("takes the standard values from tokens.css", () => {
  const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const values = {
    wall: "background",
    paper: "paper",
    ink: "ink",
    "ink-soft": "inkSoft",
    glaze: "accent",
    clay: "sale",
    moss: "inStock",
  } as const;
  for (const [token, name] of Object.entries(values)) expect(css).toContain(`--${token}: ${standardColors[name]};`);
  expect(mainColors(null).accentInk).toBe(inkOn(standardColors.accent));
});
