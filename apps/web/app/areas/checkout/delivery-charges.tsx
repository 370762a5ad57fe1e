import type { Delivery } from "@azulejo/contract/areas/checkout.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

interface Props {
  delivery: Delivery;
  language: Language;
  currency: string;
}

/** What the buyer can add to a delivery, with what each adds to its price. */
export function DeliveryCharges({ delivery, language, currency }: Props) {
  const t = useText();
  if (delivery.charges.length === 0) return null;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 text-small font-medium">{t("charge.legend")}</legend>
      {delivery.charges.map(({ kind, cents, isChosen }) => {
        const name = t(`charge.${kind}`);
        const label = cents === null ? name : t("charge.price", { name, amount: money(cents, language, currency) });
        return (
          <Checkbox
            key={kind}
            id={`charge-${kind}`}
            name="deliveryCharges"
            value={kind}
            label={<span className="tabular">{label}</span>}
            hint={t(`charge.${kind}Hint`)}
            defaultChecked={isChosen}
          />
        );
      })}
    </fieldset>
  );
}
