import type { StorefrontSettings } from "@azulejo/contract/settings/storefront-settings.ts";
import { type Kind, kinds, type Records } from "./kinds.ts";

/** The settings' names of what later files leave as the shop has it. */
export type ShopField = StorefrontSettings["shopFields"][number];

/** Fields of a record by the column that the settings name. */
const fieldsOf: { [Of in Kind]?: Record<string, readonly (keyof Records[Of])[]> } = {
  business: {
    name: ["name"],
    type: ["type"],
    paymentTerm: ["paymentTerm"],
    creditLimit: ["creditLimitCents"],
    priceLevel: ["priceLevel"],
    postalCode: ["postalCode"],
  },
  branch: { name: ["name"], place: ["city", "state"] },
  person: { name: ["givenName", "surname"], phone: ["phone"], language: ["language"], roles: ["roles"] },
};

/** Returns whether the shop decides about all records of a kind that it has. */
export const isOfShop = (shopFields: readonly ShopField[], kind: Kind): boolean =>
  (shopFields as readonly string[]).includes(kinds[kind].file);

export interface KeptRecord<Of extends Kind> {
  record: Records[Of];
  /** The settings' names of fields in which the file says otherwise than the shop. */
  kept: string[];
}

/** Gives a record of a later file the shop's values where the shop decides. @param stored the shop's values */
export function withShopFields<Of extends Kind>(
  shopFields: readonly ShopField[],
  kind: Of,
  record: Records[Of],
  stored: Partial<Records[Of]>,
): KeptRecord<Of> {
  const columns = Object.entries<readonly (keyof Records[Of])[]>(fieldsOf[kind] ?? {}).map(([column, fields]) => ({
    name: `${kinds[kind].file}.${column}`,
    fields: fields.filter((field) => field in stored),
  }));
  const own = columns.filter(({ name }) => (shopFields as readonly string[]).includes(name));
  const values = Object.fromEntries(own.flatMap(({ fields }) => fields.map((field) => [field, stored[field]])));
  const isOther = (field: keyof Records[Of]) =>
    record[field] !== undefined && JSON.stringify(record[field]) !== JSON.stringify(stored[field]);
  return { record: { ...record, ...values }, kept: own.filter(({ fields }) => fields.some(isOther)).map(({ name }) => name) };
}
