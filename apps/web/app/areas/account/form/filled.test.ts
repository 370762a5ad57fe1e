import type { account, customer } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { filled, webAddress } from "./filled.server.ts";
import { addressIn } from "./states.server.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("the form data sent to a call", () => {
  it("trims values, keeps spaces in passwords and leaves out empty fields", () => {
    const sent = form({ userName: "  ana@example.test ", password: "  two spaces  ", code: "123 456", captchaToken: "", more: "x" });
    expect(filled<typeof account.login>(sent, ["userName", "password", "code", "captchaToken"])).toEqual({
      userName: "ana@example.test",
      password: "  two spaces  ",
      code: "123456",
    });
  });

  it("nests dotted names and ignores fields that were not requested", () => {
    const sent = form({ "address.city": "Reno", "address.line2": " ", roles: "Administrator" });
    expect(filled<typeof customer.createRequest>(sent, ["address.city", "address.line2"])).toEqual({ address: { city: "Reno" } });
  });

  it("reads an address only if part of it was entered, with its state's country", () => {
    expect(addressIn(form({ "address.line1": " ", "address.province": "" }))).toBeUndefined();
    expect(addressIn(form({ "address.city": "Toronto", "address.province": "CA-ON" }))).toEqual({
      city: "Toronto",
      province: "ON",
      country: "CA",
      kind: "commercial",
    });
    expect(addressIn(form({ "address.city": "Reno" }))).toEqual({ city: "Reno", country: "US", kind: "commercial" });
  });

  it.each([
    ["", ""],
    ["example.com", "https://example.com"],
    ["http://example.com", "http://example.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
  ])("reads the website %j as %j", (typed, meant) => {
    expect(webAddress(typed)).toBe(meant);
  });
});
