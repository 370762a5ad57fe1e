import { describe, expect, it } from "vitest";
import { fingerprintOf } from "./fingerprint.rules.ts";

const link = { linktype: "story", id: "1", story: { name: "Returns" } };
const text = { component: "page", title: "Terms", sample: true, body: [{ _uid: "a", component: "text", link }] };

describe("the fingerprint of a legal text", () => {
  it("stays when only what isn't said changes", () => {
    const same = {
      body: [{ component: "text", link: { ...link, story: { name: "Return policy" } }, _uid: "b" }],
      title: "Terms",
      component: "page",
    };
    expect(fingerprintOf(same)).toBe(fingerprintOf(text));
  });

  it("changes with every word, target and order", () => {
    const others = [
      { ...text, title: "Terms of sale" },
      { ...text, body: [] },
      { ...text, body: [{ component: "text", link: { ...link, id: "2" } }] },
      { ...text, body: [...text.body, { component: "text" }] },
      { ...text, body: [{ component: "text" }, ...text.body] },
    ];
    expect(new Set([text, ...others].map(fingerprintOf)).size).toBe(others.length + 1);
  });
});
