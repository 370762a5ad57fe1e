import { describe, expect, it } from "vitest";
import { z } from "zod";
import { brokenRule } from "./issue.rules.ts";

const broken = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && brokenRule(issue);
};
const ranged = (params: Record<string, number>) => z.number().refine(() => false, { error: "field_number", params });

describe("the rule that an input breaks", () => {
  it("is the one that the contract names", () => {
    expect(broken(z.string().regex(/^x$/, "field_website"), "y")?.rule).toBe("field_website");
    expect(broken(ranged({ min: 1, max: 9 }), 10)).toEqual({ rule: "field_number", values: { min: 1, max: 9 } });
  });

  it("is a general one if the named one lacks a value of its sentence", () => {
    expect(broken(ranged({ min: 1 }), 10)).toEqual({ rule: "field_format" });
  });
});
