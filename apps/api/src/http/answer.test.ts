import { ShopError } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { answerError, toResponse } from "./answer.ts";

/** Answers an error, and tells what was logged of it. */
function answered(error: unknown) {
  const logged: Record<string, unknown>[] = [];
  const log = { info() {}, warn() {}, error: (fields: Record<string, unknown>) => void logged.push(fields) };
  return { answer: answerError(error, "en", "r-1", log), logged };
}

describe("an error that is our own", () => {
  const cause = new Error("relation does not exist");

  it.each([
    ["a shop error", new ShopError("server_error", {}, [], { cause })],
    ["a service out of reach", new ShopError("payment_unavailable", {}, [], { cause })],
    ["one that nobody expected", Object.assign(new Error("outer"), { cause })],
  ])("is logged once with its cause, and said to nobody: %s", (_, error) => {
    const { answer, logged } = answered(error);
    expect(logged).toEqual([{ requestId: "r-1", code: answer.body.success ? "" : answer.body.code, err: error }]);
    expect(logged[0]).toMatchObject({ err: { cause } });
    expect(JSON.stringify(answer.body)).not.toContain("relation");
  });

  it("is not logged when it is the sender's", () => {
    expect(answered(new ShopError("product_not_found")).logged).toEqual([]);
  });
});

describe("a refusal for now", () => {
  it.each([
    [new ShopError("request_too_many", { seconds: 17 }), "17"],
    [new ShopError("payment_unavailable"), "5"],
    [new ShopError("product_not_found"), null],
  ])("says when to come again: %s", (error, seconds) => {
    expect(toResponse(answered(error).answer).headers.get("retry-after")).toBe(seconds);
  });
});
