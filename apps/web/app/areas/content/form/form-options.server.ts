import { storefront, storelocator } from "@azulejo/contract";
import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import { forms, isFormName } from "@azulejo/contract/content/forms.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.server.ts";

/** What the fields of a form offer that only the storefront knows. */
export interface FormOptions {
  /** By country, named in the reader's language. */
  states: { country: string; name: string; provinces: { code: string; name: string }[] }[];
  stores: { code: string; name: string; state: string }[];
}

/** Read only for what the form asks for. */
export async function readFormOptions({ form, closed }: BlockValue<typeof blocks.form>, visit: Visit): Promise<FormOptions> {
  const kinds = new Set(isFormName(form) && !closed ? forms[form].fields.map((field) => field.kind) : []);
  const [states, stores] = await Promise.all([kinds.has("state") ? readStates(visit) : [], kinds.has("store") ? readStores(visit) : []]);
  return { states, stores };
}

async function readStates({ context, language }: Visit): Promise<FormOptions["states"]> {
  const { countries } = await callApi(context, language, storefront.settings, {});
  return Promise.all(
    countries.map(async ({ code, name }) => ({
      country: code,
      name,
      provinces: await callApi(context, language, storefront.stateProvinces, { countryCode: code }),
    })),
  );
}

async function readStores({ context, language }: Visit): Promise<FormOptions["stores"]> {
  const stores = await callApi(context, language, storelocator.list, {});
  return stores.map(({ code, name, state }) => ({ code, name, state }));
}
