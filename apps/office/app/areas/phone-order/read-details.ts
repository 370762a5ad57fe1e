import type { CallInput } from "../../call/calls.ts";

type Details = Omit<CallInput<"savePhoneDetails">, "draftNo">;

/** Reads what is complete: a contact with every part, an address that can be priced, or billed for a pickup. Other parts are left for later. */
export function readDetails(form: FormData, way: "DLVR" | "PKUP"): Details {
  const read = (name: string): string => String(form.get(name) ?? "").trim();
  const [firstName, lastName, phone, email] = ["firstName", "lastName", "phone", "email"].map(read) as [string, string, string, string];
  const [line1, postalCode, city, province] = ["line1", "postalCode", "city", "province"].map(read) as [string, string, string, string];
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
      deliveryAddress: { firstName, lastName, line1, city, province: province.toUpperCase(), postalCode, country: countryOf(postalCode) },
    }),
    ...(way === "DLVR" && (service === "parcel" || service === "freight") && { deliveryService: service }),
    ...(way === "PKUP" && store && { pickupStore: store }),
    ...optional("purchaseOrderNo"),
    ...optional("jobName"),
    ...optional("pickupPerson"),
  };
}

/** Canadian codes begin with a letter, ZIP codes with a digit. */
const countryOf = (postalCode: string): "US" | "CA" => (/^[a-z]/i.test(postalCode) ? "CA" : "US");
