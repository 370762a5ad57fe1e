import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";

/** The states and provinces of all countries as options with values such as `US-NV`. */
export const ProvinceOptions = ({ countries }: { countries: readonly CountryStates[] }) =>
  countries.map(({ country, name, states }) => (
    <optgroup key={country} label={name}>
      {states.map((state) => (
        <option key={state.code} value={`${country}-${state.code}`}>
          {state.name}
        </option>
      ))}
    </optgroup>
  ));
