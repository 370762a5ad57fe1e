import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newRoleCode } from "./role-code.rules.ts";

describe("a new role's code", () => {
  it("is made of its name", () => {
    expect([newRoleCode("Weekend crew", []), newRoleCode("  Año & día!", []), newRoleCode("部屋", [])]).toEqual([
      "weekend-crew",
      "ano-dia",
      "role",
    ]);
    expect(newRoleCode("Owner", ["owner", "owner-2"])).toBe("owner-3");
  });

  it("has the form of a code and is never taken", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, others) => {
        const taken = [newRoleCode(name, []), ...others];
        const code = newRoleCode(name, taken);
        expect(code).toMatch(/^[a-z0-9-]{1,40}$/);
        expect(taken).not.toContain(code);
      }),
    );
  });
});
