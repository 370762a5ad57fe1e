import type { CallInput } from "../../call/calls.ts";

type Details = Omit<CallInput<"savePhoneDetails">, "draftNo">;

/**
 * Reads the complete parts: a contact with all fields, and an address that is sufficient for a price, or for billing if the order is picked
 * up. Incomplete parts are ignored until later.
 */
export function readDetails(form: FormData, way: "DLVR" | "PKUP"): Details {
  const read = (name: string): string => String(form.get(name) ?? "").trim();
  const [firstName, lastName, phone, email] = ["firstName", "lastName", "phone", "email"].map(read) as [string, string, string, string];
  const [line1, postalCode, city] = ["line1", "postalCode", "city"].map(read) as [string, string, string];
  const [country, province] = read("province").split("-");
  const hasContact = [firstName, lastName, phone, email].every(Boolean);
  const hasAddress = hasContact && [line1, postalCode, city, province].every(Boolean);
  const service = read("deliveryService");
  const store = read("pickupStore");
  const optional = (name: "purchaseOrderNo" | "jobName" | "pickupPerson") => (form.has(name) ? { [name]: read(name) || null } : {});
  const language = read("language");
  return {
    ...((language === "en" || language === "es") && hasContact && { language }),
    ...(hasContact && { contact: { firstName, lastName, phone, email } }),
    ...(hasAddress && {
      deliveryAddress: { firstName, lastName, line1, city, province: province ?? "", postalCode, country: country === "CA" ? "CA" : "US" },
    }),
    ...(way === "DLVR" && (service === "parcel" || service === "freight" || service === "special") && { deliveryService: service }),
    ...(way === "PKUP" && store && { pickupStore: store }),
    ...optional("purchaseOrderNo"),
    ...optional("jobName"),
    ...optional("pickupPerson"),
  };
}
