import { customer } from "@azulejo/contract";
import type { BookAddress } from "@azulejo/contract/areas/customer.ts";
import { callApi } from "../../request/api.server.ts";
import type { Visit } from "../../routing/visit.ts";

/** Details of the signed-in user that prefill the checkout. */
export interface SignedInDetails {
  contact: { email: string; firstName: string; lastName: string; phone: string; company: string };
  /** Whether the buyer is a business, which gives its orders its own numbers and job names. */
  isBusiness: boolean;
  addresses: BookAddress[];
  /** The saved address that the page's address names. */
  chosen: BookAddress | null;
}

/** Null for a guest. */
export async function readSignedInDetails({ context, language, session, url }: Visit): Promise<SignedInDetails | null> {
  if (!session) return null;
  const [model, addresses] = await Promise.all([
    callApi(context, language, customer.model, {}),
    callApi(context, language, customer.addresses, {}),
  ]);
  const { userName: email, givenName: firstName, surname: lastName, phone } = model;
  return {
    contact: { email, firstName, lastName, phone: phone ?? "", company: model.customer?.name ?? "" },
    isBusiness: model.customer !== null,
    addresses,
    chosen: addresses.find((one) => String(one.id) === url.searchParams.get("address")) ?? null,
  };
}

/** Saves a delivery address to the address book, unless it is already there. */
export async function keepInBook({ context, language, session }: Visit, address: BookAddress["address"]): Promise<void> {
  if (!session) return;
  const key = (one: BookAddress["address"]) =>
    [one.firstName, one.lastName, one.line1, one.line2 ?? "", one.postalCode].join("|").toLowerCase();
  const known = await callApi(context, language, customer.addresses, {});
  if (known.some((one) => key(one.address) === key(address))) return;
  await callApi(context, language, customer.saveAddress, { address });
}
