import { code } from "@azulejo/contract/areas/account/fields.ts";
import { LONGEST_TYPED_CODE } from "@azulejo/contract/typed/second-step-code.ts";
import { describe, expect, it } from "vitest";
import { newRecoveryCodes, stepOf } from "./time-codes.ts";

/** RFC 6238, appendix B, SHA-1: seconds since 1970, and the last six digits of the code. */
const vectors: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const STEP_SECONDS = 30;

describe("the code of an authenticator app", () => {
  it.each(vectors)("at %i seconds is the standard's: %s", (seconds, code) => {
    expect(stepOf(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / STEP_SECONDS));
  });

  it.each(vectors)("of %i seconds is accepted one step early or late, and no more", (seconds, code) => {
    const stepAt = (drift: number) => stepOf(SECRET, code, new Date((seconds + drift * STEP_SECONDS) * 1000));
    const own = Math.floor(seconds / STEP_SECONDS);
    expect([stepAt(1), stepAt(2)]).toEqual([own, null]);
    if (seconds > 2 * STEP_SECONDS) expect([stepAt(-1), stepAt(-2)]).toEqual([own, null]);
  });
});

describe("recovery codes", () => {
  it("have 120 random bits, and are what the contract reads, like the shorter ones of earlier releases", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const written of codes) {
      expect(written.replaceAll("-", "")).toMatch(/^[a-km-np-z2-9]{24}$/);
      expect(code.parse(written)).toBe(written);
      expect(written.length).toBeLessThan(LONGEST_TYPED_CODE);
    }
    expect(code.parse("k7mq-2xwd-9hnt")).toBe("k7mq-2xwd-9hnt");
    expect(code.safeParse("k7mq-2xwd-9hnt-b4cz").success).toBe(false);
  });
});
