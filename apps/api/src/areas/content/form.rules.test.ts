import { describe, expect, it } from "vitest";
import { asPlainCell, findFormBlock, newReference, sameFields } from "./form.rules.ts";

const form = (name: string, subject = "") => ({ _uid: `${name}${subject}`, component: "form", form: name, subject });

describe("the form of a page", () => {
  const story = {
    component: "page",
    body: [{ component: "rich_text", text: { type: "doc", content: [{ type: "blok", attrs: { body: [form("contact")] } }] } }],
    after: [form("event-registration", "Coverings"), form("event-registration", "NeoCon")],
  };

  it("is found wherever it stands, also inside a text", () => {
    expect(findFormBlock(story, "contact")?.form).toBe("contact");
    expect(findFormBlock(story, "sweepstakes")).toBeNull();
    expect(findFormBlock(undefined, "contact")).toBeNull();
  });

  it("of several is the one with the subject asked for, else the first", () => {
    expect(findFormBlock(story, "event-registration", "NeoCon")?.subject).toBe("NeoCon");
    expect(findFormBlock(story, "event-registration", "Made up")?.subject).toBe("Coverings");
  });
});

describe("a reference", () => {
  it("has two parts of four signs that cannot be mistaken", () => {
    let at = 0;
    expect(newReference(() => at++ % 30)).toBe("F-2345-6789");
    expect(newReference(() => 29)).toBe("F-ZZZZ-ZZZZ");
  });
});

describe("a value in a mail", () => {
  it.each(['=HYPERLINK("http://x")', "+SUM(A1)", "-2+3+cmd|' /C calc'!A0", "@SUM(1)"])("is no formula when it is pasted: %s", (value) => {
    expect(asPlainCell(value)).toBe(`'${value}`);
  });

  it.each(["+1 775 555 0199", "-5", "Ana Ruiz", "a = b", ""])("stays as it is: %s", (value) => {
    expect(asPlainCell(value)).toBe(value);
  });
});

it("the same values in another order are the same", () => {
  expect(sameFields({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(sameFields({ a: "1" }, { a: "1", b: "2" })).toBe(false);
});
