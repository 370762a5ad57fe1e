import { describe, expect, it } from "vitest";
import { mayMeasure } from "./consent.server.ts";
import { readChoice } from "./consent.ts";

const request = (headers: Record<string, string>) => new Request("https://shop.test/", { headers });

describe("consent", () => {
  it.each([
    ["", null],
    ["cantera_consent=all", "all"],
    ["a=1; cantera_consent=necessary; b=2", "necessary"],
    ["cantera_consent=yes", null],
    ["x_cantera_consent=all", null],
    ["other_consent=all", null],
  ])("reads %j as %j", (cookies, choice) => {
    expect(readChoice(cookies, "cantera")).toBe(choice);
  });

  it("allows measuring only with consent and without a signal", () => {
    const yes = { cookie: "cantera_consent=all" };
    expect(mayMeasure(request(yes), "cantera")).toBe(true);
    expect(mayMeasure(request({ ...yes, "sec-gpc": "1" }), "cantera")).toBe(false);
    expect(mayMeasure(request({ cookie: "cantera_consent=necessary" }), "cantera")).toBe(false);
    expect(mayMeasure(request({}), "cantera")).toBe(false);
  });
});
