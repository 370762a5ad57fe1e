import { describe, expect, it } from "vitest";
import { addressIn } from "./states.server.ts";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe("the address of a business, read from a form", () => {
  it("reads an address only if part of it was entered, with its state's country", () => {
    expect(addressIn(form(["address.line1", " "], ["address.province", ""]))).toBeUndefined();
    expect(addressIn(form(["address.city", "Toronto"], ["address.province", "CA-ON"]))).toEqual({
      city: "Toronto",
      province: "ON",
      country: "CA",
      kind: "commercial",
    });
    expect(addressIn(form(["address.city", "Reno"]))).toEqual({ city: "Reno", country: "US", kind: "commercial" });
  });
});
