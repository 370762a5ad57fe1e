import { calls } from "@azulejo/contract";
import { defineCall } from "@azulejo/contract/call.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { namedFields } from "./named-fields.ts";
import { isOpen, kindsOf } from "./open-schema.ts";

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

  it("is a copy, whatever the contract leaves open", () => {
    const own = value();
    const named = namedFields(call, own, true) as typeof own;
    named.lines[0]!.picture!.address = "/b.webp";
    named.more.anything.goes = 2;
    expect(own).toEqual(value());
  });

  it("has the form of JSON where the contract leaves it open", () => {
    const at = new Date("2026-11-21T10:00:00Z");
    const sent = { ...value(), more: { at, list: [undefined, at], none: undefined, infinite: Number.POSITIVE_INFINITY } };
    expect(namedFields(call, sent, true)).toStrictEqual(JSON.parse(JSON.stringify(sent)));
  });

  it("with a value that JSON would change is an error in tests, with its path", () => {
    const sold = defineCall({ ...call, value: z.object({ soldAt: z.date(), more: z.string().optional() }) });
    expect(() => namedFields(sold, { soldAt: new Date() }, true)).toThrow("soldAt");
    const found = defineCall({ ...call, value: z.object({ more: z.string().optional() }) });
    expect(() => namedFields(found, { more: undefined }, true)).toThrow("answers more that JSON would change");
    expect(namedFields(found, {}, true)).toEqual({});
  });

  it("may leave a field undefined", () => {
    expect(() => namedFields(call, value({ costCents: undefined }), true)).not.toThrow();
  });
});

/** Kinds of schema whose parsed value shares nothing with the value that was parsed. */
const copying = [
  "object",
  "array",
  "tuple",
  "record",
  "union",
  "optional",
  "nullable",
  "default",
  "literal",
  "enum",
  "string",
  "number",
  "boolean",
  "never",
];

describe("the contract's values", () => {
  it.each(calls.map((one) => [one.path, one] as const))("%s is copied by parsing, or marked as open", (_, one) => {
    const others = kindsOf(one.value).filter((kind) => !copying.includes(kind));
    expect(others.length > 0).toBe(isOpen(one.value));
  });
});
