import { type Address, type FieldRule, type InputIssue, ShopError } from "@azulejo/contract";
import { isPostalCode } from "@azulejo/contract/places/postal-code.ts";
import { isInProvince } from "@azulejo/contract/places/postal-ranges.ts";
import type { AddressToCheck } from "@azulejo/extend/address-check.ts";
import type { Context } from "../../context.ts";
import { selectProvinces } from "../storefront/index.ts";
import { readPostalRanges } from "./read-tables.ts";

type Place = Pick<Address, "country" | "province" | "postalCode">;

/** Checks an address against known places. @param field path of the address in the input @throws request_invalid */
export async function checkAddress(context: Context, address: Place | undefined, field: string): Promise<void> {
  if (!address) return;
  const { country, province, postalCode } = address;
  if (!isPostalCode(country, postalCode)) refuse(`${field}.postalCode`, "field_postal_code");
  const state = (await readProvinces(context, country)).find((one) => one.code === province);
  if (!state) refuse(`${field}.province`, "field_choice");
  if (!isInProvince(await readPostalRanges(context, country), province, postalCode))
    refuse(`${field}.postalCode`, "field_postal_state", { code: postalCode, state: state.name });
}

/**
 * Checks an address to deliver to, also by an extension's service; call it outside of transactions.
 * @param field path of the address in the input
 * @throws request_invalid
 */
export async function checkDeliveryAddress(context: Context, address: Address | undefined, field: string): Promise<void> {
  await checkAddress(context, address, field);
  const problem = address && (await context.extension.checkAddress(toCheck(address)));
  if (problem) refuse(`${field}.${problem.field}`, "field_address", { reason: problem.sentence[context.language] });
}

/** A person's name is nothing that the check of an address needs. */
const toCheck = ({ line1, line2, city, province, postalCode, country, company }: Address): AddressToCheck => ({
  ...{ line1, line2, city, province, postalCode, country, company },
});

/** Checks that a state or province is known. @throws request_invalid */
export async function checkProvince(context: Context, { country, province }: Pick<Address, "country" | "province">): Promise<void> {
  if (!(await readProvinces(context, country)).some((one) => one.code === province)) refuse("province", "field_choice");
}

function refuse(path: string, rule: FieldRule, values: InputIssue["values"] = {}): never {
  throw new ShopError("request_invalid", {}, [{ path, rule, values }]);
}

export const readProvinces = ({ referenceData, query, language }: Context, country: string) =>
  referenceData.read(query, `provinces:${country}:${language}`, () => selectProvinces(query, country, language));
