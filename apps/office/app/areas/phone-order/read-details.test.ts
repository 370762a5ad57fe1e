import { describe, expect, it } from "vitest";
import { readDetails } from "./read-details.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const contact = { firstName: "Ana", lastName: "Ruiz", phone: "775 555 0100", email: "ana@example.test" };
const address = { line1: "1 Main St", postalCode: "89501", city: "Reno", province: "US-NV" };

describe("the details of a phone order", () => {
  it("are sent as far as they are complete", () => {
    expect(readDetails(formOf({ ...contact, phone: "" }), "DLVR")).toEqual({});
    expect(readDetails(formOf(contact), "DLVR")).toEqual({ contact });
    expect(readDetails(formOf({ ...contact, ...address, language: "es", deliveryService: "freight" }), "DLVR")).toEqual({
      language: "es",
      contact,
      deliveryAddress: { ...address, firstName: "Ana", lastName: "Ruiz", province: "NV", country: "US" },
      deliveryService: "freight",
    });
  });

  it("have a store when the customer picks up, and an address only to bill a card", () => {
    const form = formOf({ ...contact, pickupStore: "reno", pickupPerson: "", jobName: "Pool" });
    expect(readDetails(form, "PKUP")).toEqual({ contact, pickupStore: "reno", pickupPerson: null, jobName: "Pool" });
    expect(readDetails(formOf({ ...contact, ...address, deliveryService: "parcel", pickupStore: "reno" }), "PKUP")).toEqual({
      contact,
      pickupStore: "reno",
      deliveryAddress: { ...address, firstName: "Ana", lastName: "Ruiz", province: "NV", country: "US" },
    });
  });

  it("take the country of the chosen state", () => {
    expect(readDetails(formOf({ ...contact, ...address, postalCode: "V5K 0A1", province: "CA-BC" }), "DLVR").deliveryAddress).toMatchObject(
      {
        country: "CA",
        province: "BC",
      },
    );
    expect(readDetails(formOf({ ...contact, ...address, province: "" }), "DLVR")).not.toHaveProperty("deliveryAddress");
  });
});
