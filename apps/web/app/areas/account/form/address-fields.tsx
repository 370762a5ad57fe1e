import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { fillDerived } from "@azulejo/ui/derived-value.ts";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import { ProvinceOptions } from "../../../form/province-options.tsx";
import { useText } from "../../../i18n/text.ts";
import { stateOf } from "./state-of.ts";

/** The address of a business. The state's value includes its country, so that one list works without scripts. */
export function AddressFields({ countries, optional = false }: { countries: CountryStates[]; optional?: boolean }) {
  const t = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField name="address.line1" autoComplete="address-line1" maxLength={100} optional={optional} />
      </div>
      <div className="sm:col-span-2">
        <TextField name="address.line2" autoComplete="address-line2" maxLength={100} optional />
      </div>
      <TextField
        name="address.postalCode"
        autoComplete="postal-code"
        maxLength={10}
        optional={optional}
        onChange={({ target }) => {
          const state = stateOf(countries, target.value);
          if (state) fillDerived(target.form, "address.province", state);
        }}
      />
      <TextField name="address.city" autoComplete="address-level2" maxLength={60} optional={optional} />
      <div className="sm:col-span-2">
        <ChoiceField name="address.province" optional={optional}>
          <option value="">{t("account.choose")}</option>
          <ProvinceOptions countries={countries} />
        </ChoiceField>
      </div>
    </div>
  );
}
