import { describe, expect, it } from "vitest";
import { placeFaults } from "./form-faults.ts";

const faults = { intent: "login", code: "request_invalid" as const, messages: ["general"], fields: {}, entered: { email: "ana@" } };
const place = (more: object, fieldOf = {}) => placeFaults({ ...faults, ...more }, "needs scripts", fieldOf);

describe("the faults of a form", () => {
  it("stand at their fields, and then the general sentence adds nothing", () => {
    expect(place({ fields: { email: "wrong" } })).toEqual({ messages: [], fields: { email: "wrong" }, entered: { email: "ana@" } });
  });

  it("are said above the form where they belong to no field", () => {
    expect(place({ code: "account_credentials" })).toMatchObject({ messages: ["general"], fields: {} });
  });

  it.each([
    ["account_password_common", {}, "password"],
    ["account_password_wrong", { account_password_wrong: "currentPassword" }, "currentPassword"],
    ["account_code_wrong", {}, "code"],
    ["account_credentials", { account_credentials: "password" }, "password"],
  ] as const)("of %s belong to one field", (code, fieldOf, field) => {
    expect(place({ code }, fieldOf)).toMatchObject({ messages: [], fields: { [field]: "general" } });
  });

  it("are none while the next step is asked for", () => {
    expect(place({ code: "account_code_required" })).toMatchObject({ messages: [], fields: {} });
  });

  it("tell who has no scripts what a captcha needs", () => {
    expect(place({ fields: { captchaToken: "Field is required" } })).toMatchObject({ messages: ["needs scripts"], fields: {} });
    expect(place({ fields: { captchaToken: "Field is required", email: "wrong" } })).toMatchObject({
      messages: [],
      fields: { email: "wrong" },
    });
  });
});
