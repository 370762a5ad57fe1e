import type { Address } from "@azulejo/contract";
import { type Province, provinceOf } from "@azulejo/contract/places/postal-ranges.ts";
import { fillDerived } from "@azulejo/ui/derived-value.ts";
import { useState } from "react";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import { useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";
import type { AddressPrefix } from "./address-words.ts";

export type Provinces = Record<"US" | "CA", (Province & { name: string })[]>;

interface Props {
  address: Partial<Address> | null;
  provinces: Provinces;
  prefix: AddressPrefix;
}

/** The fields of an address in the United States or Canada. */
export function AddressFields({ address, provinces, prefix }: Props) {
  const t = useText();
  const { entered } = useForm();
  const name = (field: keyof Address) => `${prefix}.${field}`;
  const first = entered[name("country")] ?? address?.country;
  const [country, setCountry] = useState<"US" | "CA">(first === "CA" ? "CA" : "US");
  const of = prefix === "billingAddress" ? "billing" : "shipping";
  return (
    <>
      <TextField name={name("firstName")} autoComplete={`${of} given-name`} maxLength={60} value={address?.firstName} />
      <TextField name={name("lastName")} autoComplete={`${of} family-name`} maxLength={60} value={address?.lastName} />
      <div className="sm:col-span-2">
        <TextField name={name("line1")} autoComplete={`${of} address-line1`} maxLength={100} value={address?.line1} />
      </div>
      <div className="sm:col-span-2">
        <TextField name={name("line2")} autoComplete={`${of} address-line2`} required={false} maxLength={100} value={address?.line2} />
      </div>
      <TextField
        name={name("postalCode")}
        label={t(country === "US" ? "address.zip" : "address.postalCode")}
        autoComplete={`${of} postal-code`}
        maxLength={10}
        value={address?.postalCode}
        onChange={({ target }) => {
          const province = provinceOf(provinces[country], target.value);
          if (province) fillDerived(target.form, name("province"), province);
        }}
      />
      <TextField name={name("city")} autoComplete={`${of} address-level2`} maxLength={60} value={address?.city} />
      <ChoiceField
        key={country}
        name={name("province")}
        label={t(country === "US" ? "address.state" : "address.province")}
        autoComplete={`${of} address-level1`}
        value={address?.province ?? ""}
      >
        <option value="">{t("address.choose")}</option>
        {provinces[country].map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        name={name("country")}
        autoComplete={`${of} country`}
        value={country}
        onChange={(event) => setCountry(event.target.value === "CA" ? "CA" : "US")}
      >
        <option value="US">{t("address.US")}</option>
        <option value="CA">{t("address.CA")}</option>
      </ChoiceField>
    </>
  );
}
