import { placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";
import type { RouterContextProvider } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import type { Language } from "../../../i18n/language.ts";
import { readStates } from "../../../request/states.server.ts";
import type { AddressPrefix } from "./address-words.ts";

/** Fills in the state and country of a sent address's postal code if no state was chosen: without scripts the page could not do it. */
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
