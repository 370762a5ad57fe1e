import { describe, expect, it } from "vitest";
import { findFormBlock, sameFields } from "./form.rules.ts";

const form = (name: string, subject = "") => ({ _uid: `${name}${subject}`, component: "form", form: name, subject });

describe("the form of a page", () => {
  const story = {
    component: "page",
    body: [{ component: "rich_text", text: { type: "doc", content: [{ type: "blok", attrs: { body: [form("contact")] } }] } }],
    after: [form("event-registration", "Coverings"), form("event-registration", "NeoCon")],
  };

  it("is found at any depth, including inside rich text", () => {
    expect(findFormBlock(story, "contact")?.form).toBe("contact");
    expect(findFormBlock(story, "sweepstakes")).toBeNull();
    expect(findFormBlock(undefined, "contact")).toBeNull();
  });

  it("with the requested subject is chosen, else the first", () => {
    expect(findFormBlock(story, "event-registration", "NeoCon")?.subject).toBe("NeoCon");
    expect(findFormBlock(story, "event-registration", "Made up")?.subject).toBe("Coverings");
  });
});

it("treats the same values in another order as equal", () => {
  expect(sameFields({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(sameFields({ a: "1" }, { a: "1", b: "2" })).toBe(false);
});
