import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { SelectField } from "@azulejo/ui/field.tsx";
import { day } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import type { RootData } from "../../root.tsx";
import { Next } from "./contact-step.tsx";
import { StepForm } from "./step-form.tsx";

export function PickupStep({ quote, root, fields }: { quote: Quote; root: RootData; fields: Record<string, string> }) {
  const t = useText();
  return (
    <StepForm fields={fields} className="grid gap-4">
      <SelectField
        label={t("bag.pickupStore")}
        name="storeNumber"
        required
        error={fields.storeNumber}
        defaultValue={quote.bag.pickupStore?.number ?? ""}
      >
        <option value="">{t("shell.chooseStore")}</option>
        {root.stores.map((store) => (
          <option key={store.code} value={store.number}>
            {store.name}, {store.state}
          </option>
        ))}
      </SelectField>
      {quote.pickupReadyOn && <p>{t("product.readyFrom", { day: day(quote.pickupReadyOn, root.language, "long") })}</p>}
      <Next />
    </StepForm>
  );
}
