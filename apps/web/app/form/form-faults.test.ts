import { describe, expect, it } from "vitest";
import { ApiError } from "../request/api.server.ts";
import { isTicked } from "./form-context.ts";
import { faultsOf } from "./form-faults.server.ts";

const sent = new FormData();
const entries = {
  intent: "login",
  userName: "ana@",
  password: "secret",
  "payment.code": "123456",
  "payment.paymentMethodId": "pm_1",
  code: "123456",
  captchaToken: "token",
  postalCode: "89501",
  essay: "x".repeat(3001),
};
for (const [name, value] of Object.entries(entries)) sent.set(name, value);
sent.set("documents", new File(["x"], "x.pdf"));

const refused = (fields: Record<string, string>) => faultsOf(new ApiError("request_invalid", ["general"], fields, 400), sent);

describe("a refused form", () => {
  it("returns the entered values, but no password, code, token, file or very long text", () => {
    expect(refused({}).entered).toEqual({ intent: "login", userName: "ana@", postalCode: "89501" });
  });

  it("names its errors in the order of its fields, and those of no field last", () => {
    expect(Object.keys(refused({ other: "?", postalCode: "wrong", userName: "wrong" }).fields)).toEqual([
      "userName",
      "postalCode",
      "other",
    ]);
  });

  it("returns every ticked box of a name", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["add", "one"],
      ["add", "two"],
      ["keep", "on"],
      ["__proto__", "x"],
    ] as const)
      form.append(name, value);
    const { entered } = faultsOf(new ApiError("request_invalid", [], {}, 422), form);
    expect(["one", "two", "on", "three"].map((value) => isTicked(entered, "add", value))).toEqual([true, true, false, false]);
    expect(isTicked(entered, "keep", "on")).toBe(true);
    expect(isTicked(entered, "missing", "on")).toBe(false);
  });

  it("does not hide an error that is no refusal", () => {
    expect(() => faultsOf(new TypeError("broken"), sent)).toThrow("broken");
  });
});
