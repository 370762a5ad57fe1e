import type { Address } from "@azulejo/contract";
import { type CountryStates, placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";
import { fillDerived } from "@azulejo/ui/derived-value.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import { useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";
import type { AddressPrefix } from "./address-words.ts";

interface Props {
  address: Partial<Address> | null;
  countries: CountryStates[];
  prefix: AddressPrefix;
}

/** The address fields for a country that the shop serves. State and country are set from a complete postal code. */
export function AddressFields({ address, countries, prefix }: Props) {
  const t = useText();
  const { entered } = useForm();
  const name = (field: keyof Address) => `${prefix}.${field}`;
  const first = entered[name("country")] ?? address?.country;
  const [country, setCountry] = useState(countries.find((one) => one.country === first)?.country ?? countries[0]?.country ?? "US");
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
          const place = placeOfCode(countries, target.value);
          if (place && place.country !== country) flushSync(() => setCountry(place.country));
          if (place?.province) fillDerived(target.form, name("province"), place.province);
        }}
      />
      <TextField name={name("city")} autoComplete={`${of} address-level2`} maxLength={60} value={address?.city} />
      <ProvinceField
        key={country}
        country={country}
        name={name("province")}
        autoComplete={`${of} address-level1`}
        value={address?.province ?? ""}
        countries={countries}
      />
      <ChoiceField
        name={name("country")}
        autoComplete={`${of} country`}
        chosen={country}
        onChange={(event) => setCountry(event.target.value === "CA" ? "CA" : "US")}
      >
        {countries.map((one) => (
          <option key={one.country} value={one.country}>
            {one.name}
          </option>
        ))}
      </ChoiceField>
    </>
  );
}

interface ProvinceProps extends Pick<Props, "countries"> {
  country: string;
  name: string;
  autoComplete: string;
  value: string;
}

/** The states or provinces of a country. */
function ProvinceField({ country, name, autoComplete, value, countries }: ProvinceProps) {
  const t = useText();
  return (
    <ChoiceField name={name} label={t(country === "US" ? "address.state" : "address.province")} autoComplete={autoComplete} value={value}>
      <option value="">{t("address.choose")}</option>
      {countries
        .find((one) => one.country === country)
        ?.states.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
    </ChoiceField>
  );
}
