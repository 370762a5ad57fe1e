import { expect, it } from "vitest";
import { messagePattern } from "./message-pattern.ts";

it("matches every sentence that a message can become, and no other", () => {
  const pattern = messagePattern("{count, plural, =0{No {unit} left} one{# {unit} left} other{# left}} (call us).");
  for (const sentence of ["No box left (call us).", "1 box left (call us).", "1,234 left (call us)."]) expect(sentence).toMatch(pattern);
  for (const sentence of ["None left (call us).", "undefined left (call us).", "1,234 left call us!"])
    expect(sentence).not.toMatch(pattern);
});
