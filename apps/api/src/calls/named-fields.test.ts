import { defineCall } from "@azulejo/contract/call.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkAnswer, namedFields } from "./named-fields.ts";

const line = z.object({ itemNo: z.string(), picture: z.object({ address: z.string() }).nullable() });
const call = defineCall({
  method: "GET",
  path: "test/order",
  summary: "An order",
  input: z.object({}),
  value: z.discriminatedUnion("status", [
    z.object({ status: z.literal("placed"), lines: z.array(line), more: z.record(z.string(), z.unknown()) }),
    z.object({ status: z.literal("processing") }),
  ]),
});

const value = (more: object = {}) => ({
  status: "placed",
  lines: [{ itemNo: "A-1", picture: { address: "/a.webp", ...more } }],
  more: { anything: { goes: 1 } },
});

describe("a response", () => {
  it("keeps the fields that the contract names, and loses all others at any depth", () => {
    expect(namedFields(call, value({ costCents: 7 }))).toEqual(value());
  });
});

describe("an answer is an error in tests", () => {
  const answer = (one: object, schema: z.ZodType) => () => checkAnswer(defineCall({ ...call, value: schema }), one);

  it("with an unknown field, named by its path", () => {
    expect(() => checkAnswer(call, value())).not.toThrow();
    expect(() => checkAnswer(call, value({ costCents: 7 }))).toThrow("lines.0.picture.costCents");
    expect(() => checkAnswer(call, { status: "processing", clientSecret: "x" })).toThrow("clientSecret");
  });

  it("with a value that JSON would change, also where the contract leaves it open", () => {
    expect(answer({ soldAt: new Date() }, z.object({ soldAt: z.date() }))).toThrow("soldAt");
    expect(answer({ more: undefined }, z.object({ more: z.string().optional() }))).toThrow("answers more that JSON would change");
    expect(answer({}, z.object({ more: z.string().optional() }))).not.toThrow();
    expect(() => checkAnswer(call, { ...value(), more: { at: new Date() } })).toThrow("more.at");
  });

  it("without a field that parsing would add", () => {
    expect(answer({}, z.object({ count: z.number().default(0) }))).toThrow("answers no field count");
  });

  it("but not with a field that is undefined", () => {
    expect(() => checkAnswer(call, value({ costCents: undefined }))).not.toThrow();
  });
});
