import type { FieldWords } from "../../../form/form-context.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { type MessageKey, text } from "../../../i18n/text.ts";

const keys: Readonly<Record<string, MessageKey>> = {
  firstName: "contact.firstName",
  lastName: "contact.lastName",
  line1: "address.line1",
  line2: "address.line2",
  city: "address.city",
  country: "address.country",
  province: "address.state",
  postalCode: "address.zip",
  kind: "address.kind",
};
const canadian: Readonly<Record<string, MessageKey>> = { province: "address.province", postalCode: "address.postalCode" };

/** Name of an address in an API call, and prefix of its fields and errors. */
export type AddressPrefix = "deliveryAddress" | "billingAddress" | "address";

/** Returns the address labels used in a country, and labels for the form's other fields. */
export function addressWords(prefix: AddressPrefix, faults: FormFaults | null, others?: FieldWords): FieldWords {
  const country = faults?.entered[`${prefix}.country`] === "CA" ? canadian : {};
  return {
    label(language, name) {
      const key = name.startsWith(`${prefix}.`) ? { ...keys, ...country }[name.slice(prefix.length + 1)] : undefined;
      return key ? text(language, key) : (others?.label(language, name) ?? null);
    },
  };
}
