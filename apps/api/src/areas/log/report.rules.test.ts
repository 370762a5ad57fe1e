import { describe, expect, it } from "vitest";
import { loggedFields } from "./report.rules.ts";

describe("the log entry of a crash", () => {
  it("contains its message, stack, page, build and id", () => {
    const error = { status: 500, name: "TypeError", message: "x is not a function", stack: "TypeError: x\n    at y" };
    expect(loggedFields({ error, path: "/en/search?q=ana@example.test", build: "ab12", id: "c0ffee" })).toEqual({
      error,
      path: "/en/search",
      build: "ab12",
      page: "c0ffee",
    });
  });

  it("is bounded, whatever is sent", () => {
    const long = "x".repeat(1_000_000);
    const error = { status: 500, name: long, message: long, stack: long, more: long };
    const report = loggedFields({ error, path: long, build: long, id: long });
    expect(JSON.stringify(report).length).toBeLessThan(12_000);
    expect(Object.keys(report.error)).toEqual(["status", "name", "message", "stack"]);
  });

  it.each([null, 7, [], "words", { status: "500", message: { a: 1 } }])("contains the readable parts of %j", (error) => {
    expect(loggedFields({ error })).toEqual({ error: error === "words" ? { message: "words" } : {} });
  });
});
