import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { useText } from "../../i18n/text.ts";
import { AddressBook } from "./address-book.tsx";
import { AddressFields, type Provinces } from "./address-fields.tsx";
import { Next } from "./contact-step.tsx";
import type { OwnDetails } from "./own-details.server.ts";
import { StepForm } from "./step-form.tsx";

interface Props {
  quote: Quote;
  /** Null for a guest. */
  own: OwnDetails | null;
  provinces: Provinces;
  fields: Record<string, string>;
  entered: Record<string, string>;
}

export function AddressStep({ quote, own, provinces, fields, entered }: Props) {
  const t = useText();
  const { contact } = quote;
  const names = contact && { firstName: contact.firstName, lastName: contact.lastName };
  const address = own?.chosen?.address ?? quote.deliveryAddress ?? own?.addresses[0]?.address ?? names;
  return (
    <>
      {own && <AddressBook own={own} />}
      <StepForm key={own?.chosen?.id ?? 0} fields={fields} className="grid gap-4 sm:grid-cols-2">
        <AddressFields address={{ ...address, ...entered }} provinces={provinces} fields={fields} prefix="deliveryAddress" />
        <fieldset className="space-y-1 sm:col-span-2">
          <legend className="text-small">{t("address.kind")}</legend>
          {(["residential", "commercial"] as const).map((kind) => (
            <label key={kind} className="flex min-h-8 items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={(address && "kind" in address ? address.kind : "residential") === kind}
                className="size-5 accent-glaze"
              />
              {t(`address.${kind}`)}
            </label>
          ))}
          <p className="text-small text-ink-soft">{t("checkout.liftgate")}</p>
        </fieldset>
        {own && (
          <div className="sm:col-span-2">
            <Checkbox label={t("checkout.keepAddress")} name="keep" defaultChecked={own.addresses.length === 0} />
          </div>
        )}
        <Next />
      </StepForm>
    </>
  );
}
