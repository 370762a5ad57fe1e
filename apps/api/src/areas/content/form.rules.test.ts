import { describe, expect, it } from "vitest";
import { asPlainCell } from "../../domain/plain-cell.ts";
import { newReference } from "../../domain/reference.ts";
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

describe("a reference", () => {
  it("has two parts of four unambiguous characters", () => {
    let at = 0;
    expect(newReference(() => at++ % 30)).toBe("F-2345-6789");
    expect(newReference(() => 29)).toBe("F-ZZZZ-ZZZZ");
  });
});

describe("a value in an email", () => {
  it.each(['=HYPERLINK("http://x")', "+SUM(A1)", "-2+3+cmd|' /C calc'!A0", "@SUM(1)"])("is not a formula when pasted: %s", (value) => {
    expect(asPlainCell(value)).toBe(`'${value}`);
  });

  it.each(["+1 775 555 0199", "-5", "Ana Ruiz", "a = b", ""])("stays as is: %s", (value) => {
    expect(asPlainCell(value)).toBe(value);
  });
});

it("treats the same values in another order as equal", () => {
  expect(sameFields({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(sameFields({ a: "1" }, { a: "1", b: "2" })).toBe(false);
});
