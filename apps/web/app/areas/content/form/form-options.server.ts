import { customer, storeCalls } from "@azulejo/contract";
import type { CustomerType } from "@azulejo/contract/claims.ts";
import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import { forms, isFormName } from "@azulejo/contract/content/forms.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { callApi } from "../../../request/api.server.ts";
import { callOnce } from "../../../request/call-once.server.ts";
import { readStates } from "../../../request/states.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Options of a form's fields that come from the storefront. */
export interface FormOptions {
  /** By country, with names in the reader's language. */
  states: { country: string; name: string; states: { code: string; name: string }[] }[];
  stores: { code: string; name: string; state: string }[];
  /** Known details of the visitor, by field. */
  known: Record<string, string>;
  /** Path below the language to go to once the form is received; null stays on the page. */
  next: string | null;
  /** Reference of the same request if it is still pending; the form is then closed. */
  openReference: string | null;
}

/** Reads only the options that the form needs. */
export async function readFormOptions({ form, closed }: BlockValue<typeof blocks.form>, visit: Visit): Promise<FormOptions> {
  const kinds = new Set(isFormName(form) && !closed ? forms[form].fields.map((field) => field.kind) : []);
  const [states, stores, applicant] = await Promise.all([
    kinds.has("state") ? readStates(visit.context, visit.language) : [],
    kinds.has("store") ? readStores(visit) : [],
    form === "business-account" && visit.session && !visit.session.isBusiness ? readApplicant(visit) : stranger,
  ]);
  return { states, stores, ...applicant };
}

type Applicant = Pick<FormOptions, "known" | "next" | "openReference">;
const stranger: Applicant = { known: {}, next: null, openReference: null };

/** Maps customer types to the form's names. */
const typeNames: Partial<Record<CustomerType, string>> = {
  dealer: "Dealer",
  designer: "Architect / Designer",
  contractor: "Contractor / Fabricator",
  builder: "Builder / Property Manager",
};

/** For a signed-in user, prefills known details and sends them to the account to follow the request. */
async function readApplicant({ context, language }: Visit): Promise<Applicant> {
  const [model, addresses] = await Promise.all([
    callApi(context, language, customer.model, {}),
    callApi(context, language, customer.addresses, {}),
  ]);
  const address = addresses[0]?.address;
  const known = {
    company: model.registration.company,
    contactName: `${model.givenName} ${model.surname}`.trim(),
    email: model.userName,
    phone: model.phone,
    customerType: typeNames[model.type],
    street: address && [address.line1, address.line2].filter(Boolean).join(", "),
    city: address?.city,
    state: address?.province,
    postalCode: address?.postalCode,
    resaleNumber: model.registration.resaleNumber,
    website: model.registration.website,
  };
  return {
    known: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    next: "account/complete/customerrequested",
    openReference: model.openRequest?.kind === "business" ? model.openRequest.reference : null,
  };
}

async function readStores({ context, language }: Visit): Promise<FormOptions["stores"]> {
  const stores = await callOnce(context, language, storeCalls.list);
  return stores.map(({ code, name, state }) => ({ code, name, state }));
}
