import { type Address, storefront } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { type CountryStates, stateOf } from "./state-of.ts";

export async function readStates({ context, language }: Visit): Promise<CountryStates[]> {
  const { countries } = await readSettings(context, language);
  return Promise.all(
    countries.map(async ({ code, name }) => ({
      country: code,
      name,
      states: await callApi(context, language, storefront.stateProvinces, { countryCode: code }),
    })),
  );
}

const names = ["line1", "line2", "city", "postalCode"] as const;

/**
 * Reads a business's address from the form, with the country of its state. Without a choice the state is that of the postal code.
 * Returns undefined when no part of it was entered.
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
