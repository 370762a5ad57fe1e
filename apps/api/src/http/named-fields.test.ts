import { defineCall } from "@azulejo/contract/call.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { namedFields } from "./named-fields.ts";

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
  it("keeps the fields that the contract names", () => {
    expect(namedFields(call, value(), true)).toEqual(value());
  });

  it("loses unknown fields in production, at any depth", () => {
    expect(namedFields(call, value({ costCents: 7 }), false)).toEqual(value());
  });

  it("with an unknown field is an error in tests, with the field's path", () => {
    expect(() => namedFields(call, value({ costCents: 7 }), true)).toThrow("lines.0.picture.costCents");
    expect(() => namedFields(call, { status: "processing", clientSecret: "x" }, true)).toThrow("clientSecret");
  });

  it("may leave a field undefined", () => {
    expect(() => namedFields(call, value({ costCents: undefined }), true)).not.toThrow();
  });
});
