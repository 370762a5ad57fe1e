import { expect, it } from "vitest";
import { compileMessages, messageModule } from "./compile.ts";

const message = "{count, plural, one{# caja} other{# cajas}} de {itemNo}, {cents, number}";

it.each(["en", "es"] as const)("counts and groups figures as in the United States in %s", (language) => {
  const { text } = compileMessages(language, { text: message });
  expect(text?.({ count: 1, itemNo: "10-200", cents: 1234.5 })).toBe("1 caja de 10-200, 1,234.5");
  expect(text?.({ count: 12_345, itemNo: 1234, cents: 0 })).toBe("12,345 cajas de 1234, 0");
});

it("refuses to leave a value out", () => {
  const { text } = compileMessages("es", { text: message });
  expect(() => text?.({ count: 1, cents: 2 })).toThrow("itemNo");
});

it("gives the same sentences to a bundle", () => {
  expect(messageModule("es", { text: message })).toContain('number("es-US", d.count, 0) + " cajas"');
});
