import type { Address } from "@azulejo/contract";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { stateOf } from "./state-of.ts";

const names = ["line1", "line2", "city", "postalCode"] as const;

/**
 * Reads a business's address from the form, with the country of its state. If no state was chosen, it follows from the postal code. Returns
 * undefined if the address is completely empty.
 */
export function addressIn(
  form: FormData,
  countries: readonly CountryStates[],
): Omit<Address, "firstName" | "lastName" | "company"> | undefined {
  const typed = names.flatMap((name) => {
    const value = String(form.get(`address.${name}`) ?? "").trim();
    return value === "" ? [] : [[name, value] as const];
  });
  const state = String(form.get("address.province") ?? "") || stateOf(countries, String(form.get("address.postalCode") ?? ""));
  const [country = "", province = ""] = (state ?? "").split("-");
  if (typed.length === 0 && !province) return undefined;
  const address = {
    ...Object.fromEntries(typed),
    ...(province && { province }),
    country: country === "CA" ? "CA" : "US",
    kind: "commercial",
  };
  return address as Omit<Address, "firstName" | "lastName" | "company">;
}
