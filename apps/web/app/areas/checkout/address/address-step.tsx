import type { Address } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { type CountryStates, placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";
import { useMemo } from "react";
import { TickField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { useText } from "../../../i18n/text.ts";
import type { SignedInDetails } from "../signed-in-details.server.ts";
import { StepForm } from "../step-form.tsx";
import { AddressBook } from "./address-book.tsx";
import { AddressFields } from "./address-fields.tsx";
import { addressWords } from "./address-words.ts";

interface Props {
  quote: Quote;
  /** Null for a guest. */
  own: SignedInDetails | null;
  countries: CountryStates[];
  /** The postal code for which the visitor asked delivered prices. */
  zip: string | null;
  faults: FormFaults | null;
}

export function AddressStep({ quote, own, countries, zip, faults }: Props) {
  const t = useText();
  const { contact } = quote;
  const known = { ...(contact && { firstName: contact.firstName, lastName: contact.lastName }), ...(zip && placeOf(zip, countries)) };
  const address = own?.chosen?.address ?? quote.deliveryAddress ?? own?.addresses[0]?.address ?? known;
  const chosenKind = faults?.entered["deliveryAddress.kind"] ?? ("kind" in address ? address.kind : "residential");
  const words = useMemo(() => addressWords("deliveryAddress", faults), [faults]);
  return (
    <>
      {own && <AddressBook own={own} />}
      <StepForm key={own?.chosen?.id ?? 0} step="shipping" words={words} faults={faults} className="grid gap-4 sm:grid-cols-2">
        <AddressFields address={address} countries={countries} prefix="deliveryAddress" />
        <fieldset className="space-y-1 sm:col-span-2">
          <legend className="text-small">{t("address.kind")}</legend>
          <div className="flex flex-wrap gap-x-8">
            {(["residential", "commercial"] as const).map((kind) => (
              <label key={kind} className="flex min-h-8 items-center gap-3">
                <input type="radio" name="deliveryAddress.kind" value={kind} defaultChecked={chosenKind === kind} className="size-5" />
                {t(`address.${kind}`)}
              </label>
            ))}
          </div>
          <p className="text-small text-ink-soft">{t("checkout.liftgate")}</p>
        </fieldset>
        {own && (
          <div className="sm:col-span-2">
            <TickField label={t("checkout.keepAddress")} name="keep" ticked={own.addresses.length === 0} />
          </div>
        )}
      </StepForm>
    </>
  );
}

function placeOf(postalCode: string, countries: CountryStates[]): Partial<Address> {
  const { country, province } = placeOfCode(countries, postalCode) ?? {};
  return { postalCode, ...(country && { country }), ...(province && { province }) };
}
