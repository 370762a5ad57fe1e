import { product } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { frozen } from "../domain/frozen.ts";
import { copyOf, doubtful } from "./compile-copy.ts";

const schema = z.object({
  name: z.string(),
  kind: z.enum(["item", "sample"]),
  version: z.literal(3),
  count: z.number().int().nonnegative(),
  size: z.number().max(10).nullable(),
  email: z.string().email().optional(),
  note: z.string().optional(),
  parts: z.array(z.object({ isSold: z.boolean() })),
  more: z.record(z.string(), z.number()),
  either: z.union([z.string(), z.number()]),
});
const value = {
  name: "Carrara",
  kind: "item",
  version: 3,
  count: 2,
  size: null,
  note: undefined,
  parts: [{ isSold: true, secret: 1 }],
  more: { a: 1 },
  either: 4,
  secret: "hidden",
};

describe("a compiled copy", () => {
  it("is what parsing returns, without what the schema does not name", () => {
    expect(copyOf(schema)(value)).toStrictEqual(schema.parse(value));
    expect(copyOf(schema)({ ...value, email: "a@b.co" })).toStrictEqual(schema.parse({ ...value, email: "a@b.co" }));
    expect(JSON.stringify(copyOf(schema)(value))).toBe(JSON.stringify({ ...value, parts: [{ isSold: true }], secret: undefined }));
  });

  it("shares no object with the original", () => {
    const copy = copyOf(schema)(value) as typeof value;
    expect(copy.parts).not.toBe(value.parts);
    expect(copy.parts[0]).not.toBe(value.parts[0]);
    expect(copy.more).not.toBe(value.more);
  });

  it("is made once of frozen data, without what the schema does not name, and is frozen", () => {
    const cards = z.object({ cards: z.array(z.object({ name: z.string(), sizes: z.array(z.object({ label: z.string() })) })) });
    const kept = frozen({ name: "Carrara", sizes: [{ label: "12 x 24" }], secret: "hidden" });
    const fresh = { name: "Sol", sizes: [{ label: "6 x 6" }] };
    const read = () => copyOf(cards)({ cards: [kept, fresh] }) as { cards: { name: string; sizes: { label: string }[] }[] };
    const [one, other] = [read(), read()];
    expect(one.cards[0]).toStrictEqual({ name: "Carrara", sizes: [{ label: "12 x 24" }] });
    expect(other.cards[0]).toBe(one.cards[0]);
    expect([one.cards[0], one.cards[0]?.sizes, one.cards[0]?.sizes[0]].map(Object.isFrozen)).toEqual([true, true, true]);
    expect([other.cards[1] === one.cards[1], Object.isFrozen(one.cards[1])]).toEqual([false, false]);
  });

  it("is made anew for each schema", () => {
    const kept = frozen({ name: "Carrara", code: "c1" });
    const named = copyOf(z.object({ name: z.string() }))(kept);
    expect([named, copyOf(z.object({ code: z.string() }))(kept)]).toEqual([{ name: "Carrara" }, { code: "c1" }]);
  });

  it.each([
    ["name", 1],
    ["name", undefined],
    ["kind", "slab"],
    ["version", 4],
    ["count", -1],
    ["count", 1.5],
    ["count", Number.NaN],
    ["size", 11],
    ["size", Number.POSITIVE_INFINITY],
    ["email", "nobody"],
    ["note", null],
    ["parts", {}],
    ["parts", [null]],
    ["parts", [{ isSold: "yes" }]],
    ["more", { a: "b" }],
    ["either", true],
  ])("doubts a %s of %j, as parsing does", (name, wrong) => {
    expect(copyOf(schema)({ ...value, [name]: wrong })).toBe(doubtful);
    expect(schema.safeParse({ ...value, [name]: wrong }).success).toBe(false);
  });

  it("doubts what is no object", () => {
    for (const wrong of [null, undefined, 3, "text", []]) expect(copyOf(schema)(wrong)).toBe(doubtful);
  });

  it("knows every part of a product list", () => {
    expect(copyOf(product.list.value)({})).toBe(doubtful);
  });
});
