import { account, checkout, customer, subscriptions } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { readInput, webAddress } from "./read-input.server.ts";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe("the input of a call, read from a form", () => {
  it("trims values, keeps spaces in passwords and leaves out empty fields", () => {
    const sent = form(["userName", "  ana@example.test "], ["password", "  two spaces  "], ["code", "123 456"], ["captchaToken", ""]);
    expect(readInput(account.login, sent)).toEqual({ userName: "ana@example.test", password: "  two spaces  ", code: "123456" });
  });

  it("nests dotted names and ignores fields that the call does not have", () => {
    const sent = form(
      ["address.city", "Reno"],
      ["address.line2", " "],
      ["address.owner", "x"],
      ["roles", "Administrator"],
      ["label", "Site"],
    );
    expect(readInput(customer.saveAddress, sent)).toEqual({ address: { city: "Reno" }, label: "Site", preferred: false });
  });

  it("reads only the named part of a call", () => {
    const sent = form(["contact.email", "ana@example.test"], ["billingAddress.city", "Reno"], ["wantsAccount", "on"]);
    expect(readInput(checkout.checkout, sent, ["contact"])).toEqual({ contact: { email: "ana@example.test" } });
  });

  it("reads numbers, ticked boxes and lists as the call's types, even when another field is missing", () => {
    const sent = form(
      ["userId", "7"],
      ["roles", "Buyer"],
      ["roles", "Viewer"],
      ["branchIds", "3"],
      ["pricesWithheld", "on"],
      ["phone", ""],
    );
    expect(readInput(customer.saveUser, sent)).toEqual({
      userId: 7,
      roles: ["Buyer", "Viewer"],
      branchIds: [3],
      pricesWithheld: true,
      phone: null,
    });
    expect(readInput(subscriptions.save, form())).toEqual({ sources: [] });
  });

  it("passes on malformed numbers as text, for the API to refuse", () => {
    expect(readInput(customer.removeAddress, form(["id", "seven"]))).toEqual({ id: "seven" });
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
