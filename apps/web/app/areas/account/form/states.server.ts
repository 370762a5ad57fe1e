import { type Address, storefront } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.server.ts";

/** A country that is served, and its states or provinces, in the reader's language. */
export interface CountryStates {
  country: string;
  name: string;
  states: { code: string; name: string }[];
}

export async function readStates({ context, language }: Visit): Promise<CountryStates[]> {
  const { countries } = await callApi(context, language, storefront.settings, {});
  return Promise.all(
    countries.map(async ({ code, name }) => ({
      country: code,
      name,
      states: await callApi(context, language, storefront.stateProvinces, { countryCode: code }),
    })),
  );
}

const names = ["line1", "line2", "city", "postalCode"] as const;

/** A business's address as the form has it: the state says the country. Undefined when nothing of it was filled in. */
export function addressIn(form: FormData): Omit<Address, "firstName" | "lastName" | "company"> | undefined {
  const typed = names.flatMap((name) => {
    const value = String(form.get(`address.${name}`) ?? "").trim();
    return value === "" ? [] : [[name, value] as const];
  });
  const [country = "", province = ""] = String(form.get("address.province") ?? "").split("-");
  if (typed.length === 0 && !province) return undefined;
  const address = {
    ...Object.fromEntries(typed),
    ...(province && { province }),
    country: country === "CA" ? "CA" : "US",
    kind: "commercial",
  };
  return address as Omit<Address, "firstName" | "lastName" | "company">;
}
