import { type Address, type FieldRule, type InputIssue, ShopError } from "@azulejo/contract";
import { isPostalCode } from "@azulejo/contract/places/postal-code.ts";
import { isInProvince } from "@azulejo/contract/places/postal-ranges.ts";
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

/** Checks that a state or province is known. @throws request_invalid */
export async function checkProvince(context: Context, { country, province }: Pick<Address, "country" | "province">): Promise<void> {
  if (!(await readProvinces(context, country)).some((one) => one.code === province)) refuse("province", "field_choice");
}

function refuse(path: string, rule: FieldRule, values: InputIssue["values"] = {}): never {
  throw new ShopError("request_invalid", {}, [{ path, rule, values }]);
}

export const readProvinces = ({ referenceData, query, language }: Context, country: string) =>
  referenceData.read(query, `provinces:${country}:${language}`, () => selectProvinces(query, country, language));
