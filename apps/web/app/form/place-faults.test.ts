import { describe, expect, it } from "vitest";
import { type FieldOfCode, placeFaults } from "./place-faults.ts";

const faults = { intent: "login", code: "request_invalid" as const, messages: ["general"], fields: {}, entered: { email: "ana@" } };
const known = ["email", "password", "currentPassword", "code"];
const place = (more: object, fieldOf: FieldOfCode = {}) =>
  placeFaults({ ...faults, ...more }, { unproved: "unproved", isKnown: (name) => known.includes(name), fieldOf });

describe("form errors", () => {
  it("show at their fields without the general message", () => {
    expect(place({ fields: { email: "wrong" } })).toEqual({ messages: [], fields: { email: "wrong" }, entered: { email: "ana@" } });
  });

  it("keep the order in which they came", () => {
    expect(Object.keys(place({ fields: { password: "short", email: "wrong" } }).fields)).toEqual(["password", "email"]);
  });

  it("show above the form when they belong to no field", () => {
    expect(place({ code: "account_credentials" })).toMatchObject({ messages: ["general"], fields: {} });
  });

  it("show above the form, once each, when the form does not have their fields", () => {
    const fields = { "items.0.lineId": "gone", "items.1.lineId": "gone", email: "wrong" };
    expect(place({ fields })).toEqual({ messages: ["gone"], fields: { email: "wrong" }, entered: faults.entered });
  });

  it.each([
    ["account_password_common", {}, "password"],
    ["account_password_wrong", { account_password_wrong: "currentPassword" }, "currentPassword"],
    ["account_code_wrong", {}, "code"],
    ["account_credentials", { account_credentials: "password" }, "password"],
  ] as const)("with the code %s show at one field", (code, fieldOf, field) => {
    expect(place({ code }, fieldOf)).toMatchObject({ messages: [], fields: { [field]: "general" } });
  });

  it("are empty while the next step is requested", () => {
    expect(place({ code: "account_code_required" })).toMatchObject({ messages: [], fields: {} });
  });

  it("say that a captcha needs scripts", () => {
    expect(place({ fields: { captchaToken: "Field is required" } })).toMatchObject({ messages: ["unproved"], fields: {} });
    expect(place({ fields: { captchaToken: "Field is required", email: "wrong" } })).toMatchObject({
      messages: [],
      fields: { email: "wrong" },
    });
  });
});
