import { ShopError } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { toResponse } from "../http/to-response.ts";
import { answerError } from "./answer.ts";

/** Converts an error to a response, and returns what was logged. */
function answered(error: unknown) {
  const logged: Record<string, unknown>[] = [];
  const log = { info() {}, warn() {}, error: (fields: Record<string, unknown>) => void logged.push(fields) };
  return { answer: answerError(error, "en", "r-1", log), logged };
}

describe("an internal error", () => {
  const cause = new Error("relation does not exist");

  it.each([
    ["a shop error", new ShopError("server_error", {}, [], { cause })],
    ["a service out of reach", new ShopError("payment_unavailable", {}, [], { cause })],
    ["one that nobody expected", Object.assign(new Error("outer"), { cause })],
  ])("is logged once with its cause, and not revealed: %s", (_, error) => {
    const { answer, logged } = answered(error);
    expect(logged).toEqual([{ requestId: "r-1", code: answer.body.success ? "" : answer.body.code, err: error }]);
    expect(logged[0]).toMatchObject({ err: { cause } });
    expect(JSON.stringify(answer.body)).not.toContain("relation");
  });

  it("is not logged when the request is at fault", () => {
    expect(answered(new ShopError("product_not_found")).logged).toEqual([]);
  });
});

describe("a temporary refusal", () => {
  it.each([
    [new ShopError("request_too_many", { seconds: 17 }), "17"],
    [new ShopError("payment_unavailable"), "5"],
    [Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" }), "5"],
    [Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }), "5"],
    [new ShopError("product_not_found"), null],
  ])("states when to retry: %s", (error, seconds) => {
    expect(toResponse(answered(error).answer).headers.get("retry-after")).toBe(seconds);
  });
});
