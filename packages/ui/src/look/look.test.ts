import { describe, expect, it } from "vitest";
import { lookCards, lookFaces, lookHeaders, lookStylesheet } from "./look.ts";

describe("the styles of a look", () => {
  it("are empty for the usual one, and differ for every other", () => {
    const usual = { faces: "serif", header: "line", cards: "plain" } as const;
    expect(lookStylesheet(usual)).toBe("");
    const all = lookFaces.flatMap((faces) =>
      lookHeaders.flatMap((header) => lookCards.map((cards) => lookStylesheet({ faces, header, cards }))),
    );
    expect(new Set(all).size).toBe(lookFaces.length * lookHeaders.length * lookCards.length);
  });

  it("close every brace, so that each rule stays by itself", () => {
    const css =
      lookStylesheet({ faces: "classic", header: "filled", cards: "framed" }) +
      lookStylesheet({ faces: "sans", header: "centered", cards: "plain" });
    expect(css.split("{").length).toBe(css.split("}").length);
  });
});
