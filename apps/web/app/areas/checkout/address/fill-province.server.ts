import { placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";
import type { RouterContextProvider } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import type { Language } from "../../../i18n/language.ts";
import { readStates } from "../../../request/states.server.ts";
import type { AddressPrefix } from "./address-words.ts";

/** If no state was chosen, sets state and country from the address's postal code, which the page can't do without scripts. */
export async function fillProvince(
  context: Readonly<RouterContextProvider>,
  language: Language,
  form: FormData,
  prefix: AddressPrefix,
): Promise<void> {
  const [province, code] = ["province", "postalCode"].map((name) => entry(form, `${prefix}.${name}`));
  if (!code || province) return;
  const place = placeOfCode(await readStates(context, language), code);
  if (!place?.province) return;
  form.set(`${prefix}.province`, place.province);
  form.set(`${prefix}.country`, place.country);
}
