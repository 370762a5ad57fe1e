import { storefront } from "@azulejo/contract";
import { provinceOf } from "@azulejo/contract/places/postal-ranges.ts";
import type { RouterContextProvider } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import type { Language } from "../../../i18n/language.ts";
import { callApi } from "../../../request/api.server.ts";
import type { AddressPrefix } from "./address-words.ts";

/** Fills in the state of a sent address's postal code if none was chosen: without scripts the page could not do it. */
export async function fillProvince(
  context: Readonly<RouterContextProvider>,
  language: Language,
  form: FormData,
  prefix: AddressPrefix,
): Promise<void> {
  const [country, province, code] = ["country", "province", "postalCode"].map((name) => entry(form, `${prefix}.${name}`));
  if (!country || !code || province) return;
  const provinces = await callApi(context, language, storefront.stateProvinces, { countryCode: country });
  const found = provinceOf(provinces, code);
  if (found) form.set(`${prefix}.province`, found);
}
