import type { Address } from "@azulejo/contract";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";

export type Provinces = Record<"US" | "CA", { code: string; name: string }[]>;

interface Props {
  address: Partial<Address> | null;
  provinces: Provinces;
  fields: Record<string, string>;
  /** Name of the address in the call; prefix of its errors. */
  prefix: "deliveryAddress" | "billingAddress" | "address";
}

/** The fields of an address in the United States or Canada. */
export function AddressFields({ address, provinces, fields, prefix }: Props) {
  const t = useText();
  const [country, setCountry] = useState<"US" | "CA">(address?.country ?? "US");
  const of = prefix === "billingAddress" ? "billing" : "shipping";
  const error = (name: string) => fields[`${prefix}.${name}`];
  const id = (name: string) => `${prefix}-${name}`;
  return (
    <>
      <Field
        label={t("contact.firstName")}
        name="firstName"
        id={id("firstName")}
        autoComplete={`${of} given-name`}
        required
        maxLength={60}
        defaultValue={address?.firstName}
        error={error("firstName")}
      />
      <Field
        label={t("contact.lastName")}
        name="lastName"
        id={id("lastName")}
        autoComplete={`${of} family-name`}
        required
        maxLength={60}
        defaultValue={address?.lastName}
        error={error("lastName")}
      />
      <div className="sm:col-span-2">
        <Field
          label={t("address.line1")}
          name="line1"
          id={id("line1")}
          autoComplete={`${of} address-line1`}
          required
          maxLength={100}
          defaultValue={address?.line1}
          error={error("line1")}
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={t("address.line2")}
          name="line2"
          id={id("line2")}
          autoComplete={`${of} address-line2`}
          maxLength={100}
          defaultValue={address?.line2}
          error={error("line2")}
        />
      </div>
      <Field
        label={t("address.city")}
        name="city"
        id={id("city")}
        autoComplete={`${of} address-level2`}
        required
        maxLength={60}
        defaultValue={address?.city}
        error={error("city")}
      />
      <SelectField
        label={t("address.country")}
        name="country"
        id={id("country")}
        autoComplete={`${of} country`}
        value={country}
        onChange={(event) => setCountry(event.target.value === "CA" ? "CA" : "US")}
        error={error("country")}
      >
        <option value="US">{t("address.US")}</option>
        <option value="CA">{t("address.CA")}</option>
      </SelectField>
      <SelectField
        label={t(country === "US" ? "address.state" : "address.province")}
        name="province"
        id={id("province")}
        autoComplete={`${of} address-level1`}
        required
        defaultValue={address?.province ?? ""}
        key={country}
        error={error("province")}
      >
        <option value="">{t("address.choose")}</option>
        {provinces[country].map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t(country === "US" ? "address.zip" : "address.postalCode")}
        name="postalCode"
        id={id("postalCode")}
        autoComplete={`${of} postal-code`}
        required
        maxLength={10}
        defaultValue={address?.postalCode}
        error={error("postalCode")}
      />
    </>
  );
}
