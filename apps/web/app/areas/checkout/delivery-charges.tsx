import type { Delivery } from "@azulejo/contract/areas/checkout.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { fieldId, isTicked, useForm } from "../../form/form-context.ts";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

interface Props {
  delivery: Delivery;
  language: Language;
  currency: string;
}

const NAME = "deliveryCharges";
const NOTE = "charge-note";

/** Optional services that the buyer can add to a delivery, with prices. */
export function DeliveryCharges({ delivery, language, currency }: Props) {
  const t = useText();
  const { id, fields, entered, isReturned } = useForm();
  const hasParcel = delivery.options.some((option) => option.service === "parcel");
  if (delivery.charges.length === 0) return null;
  return (
    <fieldset className="freight-charges space-y-4" aria-describedby={hasParcel ? NOTE : undefined}>
      <legend className="mb-3 text-small font-medium">{t("charge.legend")}</legend>
      {hasParcel && (
        <p id={NOTE} className="charge-note text-small text-ink-soft">
          {t("charge.parcel")}
        </p>
      )}
      {delivery.charges.map(({ kind, cents, isChosen }, index) => {
        const name = t(`charge.${kind}`);
        const label = cents === null ? name : t("charge.price", { name, amount: money(cents, language, currency) });
        return (
          <Checkbox
            key={kind}
            // An error about the services links to the first of them.
            id={index === 0 ? fieldId(id, NAME) : `charge-${kind}`}
            name={NAME}
            value={kind}
            label={<span className="tabular">{label}</span>}
            hint={t(`charge.${kind}Hint`)}
            error={index === 0 ? fields[NAME] : undefined}
            defaultChecked={isReturned ? isTicked(entered, NAME, kind) : isChosen}
          />
        );
      })}
    </fieldset>
  );
}
