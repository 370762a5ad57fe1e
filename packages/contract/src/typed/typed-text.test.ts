import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { calls } from "../calls.ts";

interface Text {
  path: string;
  schema: z.ZodType;
}

/** Returns the texts in a call's input. */
function textsIn(schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): Text[] {
  if (seen.has(schema)) return [];
  const inner = new Set(seen).add(schema);
  const { def } = schema as unknown as { def: { type: string } & Record<string, unknown> };
  if (def.type === "string") return [{ path, schema }];
  const parts = def.type === "object" ? Object.entries(def["shape"] as Record<string, z.ZodType>) : [];
  const others = [def["innerType"], def["element"], def["valueType"], def["in"], ...((def["options"] as unknown[] | undefined) ?? [])];
  return [
    ...parts.flatMap(([name, part]) => textsIn(part, `${path}.${name}`, inner)),
    ...others.filter((one) => one !== undefined).flatMap((one) => textsIn(one as z.ZodType, path, inner)),
  ];
}

const texts = Object.values(calls).flatMap((call) => textsIn(call.input, call.path));
const changes = ({ schema }: Text): ((text: string) => unknown)[] =>
  ((schema as unknown as { def: { checks?: { _zod: { def: { check: string; tx?: (text: string) => unknown } } }[] } }).def.checks ?? [])
    .map(({ _zod }) => _zod.def)
    .flatMap(({ check, tx }) => (check === "overwrite" && tx ? [tx] : []));

describe("a text of a form", () => {
  it("is cleaned of what cannot be seen, wherever its spaces are trimmed", () => {
    const trimmed = texts.filter((text) => changes(text).some((change) => change(" a ") === "a"));
    expect(trimmed.length).toBeGreaterThan(100);
    const unclean = trimmed.filter(
      (text) =>
        String(changes(text).reduce<unknown>((value, change) => change(String(value)), "\u202Aa\u00AD\u2011b\u200B\t")).toLowerCase() !==
        "a-b",
    );
    expect(unclean.map(({ path }) => path)).toEqual([]);
  });

  it("is cleaned before it is checked", () => {
    const written = {
      email: " ines@example.test\u00A0",
      phone: "\u202A(775)\u00A0555\u20110142\u202C",
      firstName: "Ines\u200B",
      line1: "77\tKeystone Ave",
      lastName: "मा\u200Dल",
    };
    const clean = {
      email: "ines@example.test",
      phone: "(775) 555-0142",
      firstName: "Ines",
      line1: "77 Keystone Ave",
      lastName: "मा\u200Dल",
    };
    for (const [name, value] of Object.entries(written)) {
      const found = texts.filter(({ path }) => path.startsWith("checkout/checkout.") && path.endsWith(`.${name}`));
      expect(found.length, name).toBeGreaterThan(0);
      for (const { schema } of found) expect(schema.parse(value)).toBe(clean[name as keyof typeof clean]);
    }
  });

  it("of one line still refuses line breaks and control characters", () => {
    const line = texts.find(({ path }) => path === "checkout/checkout.deliveryAddress.line1");
    for (const value of ["77 Keystone\nAve", "77 Key\u0007stone", "77 Key\u2028stone"])
      expect(line?.schema.safeParse(value).success).toBe(false);
  });
});
