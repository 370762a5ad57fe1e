import { describe, expect, it } from "vitest";
import { cookiesOf, readPair } from "./office-cookies.ts";

const pair = { authToken: "header.claims.signature", refreshToken: "refresh" };
const sent = (cookies: string[]) => ({ headers: new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") }) });

describe("the cookies of staff", () => {
  it("are bound to https where the shop has it", () => {
    const cookies = cookiesOf(pair, true);
    expect(cookies.map((one) => one.split("=")[0])).toEqual(["__Secure-office_auth", "__Secure-office_refresh"]);
    for (const cookie of cookies) expect(cookie).toContain("; Path=/office/; SameSite=Strict; HttpOnly; Max-Age=86400; Secure");
    expect(readPair(sent(cookies), true)).toEqual(pair);
  });

  it("are ignored on https if they were set over http", () => {
    expect(readPair(sent(cookiesOf(pair, false)), true)).toBeNull();
  });

  it("work over http in development", () => {
    const cookies = cookiesOf(pair, false);
    expect(cookies.join()).not.toContain("Secure");
    expect(readPair(sent(cookies), false)).toEqual(pair);
  });

  it("are deleted together", () => {
    for (const cookie of cookiesOf(null, true)) expect(cookie).toMatch(/^__Secure-office_\w+=; .*Max-Age=0; Secure$/);
  });
});
