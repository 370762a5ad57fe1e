import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientOf } from "../../domain/client-address.ts";
import { asksForCaptcha, forgottenBefore, secondsToWait } from "./sign-in-delay.rules.ts";

const NOW = new Date("2026-05-04T12:00:00Z");
const after = (count: number, secondsAgo: number) => ({ count, lastAt: new Date(NOW.getTime() - secondsAgo * 1000) });
const counts = fc.nat(2000);
const seconds = fc.nat(90_000);

describe("the delay after failed attempts", () => {
  it("starts with the fourth attempt and doubles, up to fifteen minutes", () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 12, 13, 500].map((count) => secondsToWait(after(count, 0), NOW));
    expect(delays).toEqual([0, 0, 0, 2, 4, 8, 16, 900, 900, 900]);
  });

  it("never grows while waiting, and never shrinks with another failure", () => {
    fc.assert(
      fc.property(counts, seconds, seconds, (count, waited, longer) => {
        const wait = secondsToWait(after(count, waited), NOW);
        expect(secondsToWait(after(count, waited + longer), NOW)).toBeLessThanOrEqual(wait);
        expect(secondsToWait(after(count + 1, waited), NOW)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it("ends after the seconds it announced", () => {
    fc.assert(
      fc.property(counts, seconds, (count, waited) => {
        expect(secondsToWait(after(count, waited + secondsToWait(after(count, waited), NOW)), NOW)).toBe(0);
      }),
    );
  });

  it("is reset after a day, along with the captcha", () => {
    expect(asksForCaptcha(after(40, 86_399), NOW)).toBe(true);
    expect(asksForCaptcha(after(40, 86_400), NOW)).toBe(false);
    expect(asksForCaptcha(after(4, 0), NOW)).toBe(false);
    expect(asksForCaptcha(after(5, 0), NOW)).toBe(true);
    expect(asksForCaptcha(undefined, NOW)).toBe(false);
    expect(forgottenBefore(NOW)).toEqual(new Date("2026-05-03T12:00:00Z"));
  });

  it("is shorter by the seconds that have passed", () => {
    expect([secondsToWait(after(6, 5), NOW), secondsToWait(after(6, 20), NOW), secondsToWait(undefined, NOW)]).toEqual([11, 0, 0]);
  });
});

describe("a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["local", "local"],
  ])("%s is counted as %s", (address, counted) => {
    expect(clientOf(address)).toBe(counted);
  });
});
