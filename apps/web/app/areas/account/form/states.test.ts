import { describe, expect, it } from "vitest";
import { addressIn } from "./states.server.ts";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

const countries = [
  { country: "US" as const, name: "", states: [{ code: "NV", name: "Nevada", postalCodes: [{ first: "889", last: "898" }] }] },
];
const read = (...fields: [string, string][]) => addressIn(form(...fields), countries);

describe("the address of a business, read from a form", () => {
  it("reads an address only if part of it was entered, with its state's country", () => {
    expect(read(["address.line1", " "], ["address.province", ""])).toBeUndefined();
    expect(read(["address.city", "Toronto"], ["address.province", "CA-ON"])).toEqual({
      city: "Toronto",
      province: "ON",
      country: "CA",
      kind: "commercial",
    });
    expect(read(["address.city", "Reno"])).toEqual({ city: "Reno", country: "US", kind: "commercial" });
  });

  it("takes the state of the postal code if none was chosen", () => {
    const code = ["address.postalCode", "89503"] as [string, string];
    expect(read(code)).toMatchObject({ province: "NV", country: "US" });
    expect(read(code, ["address.province", "US-CA"])).toMatchObject({ province: "CA", country: "US" });
    expect(read(["address.postalCode", "10001"])).not.toHaveProperty("province");
  });
});
