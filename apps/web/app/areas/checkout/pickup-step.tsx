import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { SelectField } from "@azulejo/ui/field.tsx";
import { Form } from "react-router";
import { day } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import type { RootData } from "../../root.tsx";
import { Next } from "./contact-step.tsx";

export function PickupStep({ quote, root }: { quote: Quote; root: RootData }) {
  const t = useText();
  return (
    <Form method="post" className="grid gap-4">
      <SelectField label={t("bag.pickupStore")} name="storeNumber" required defaultValue={quote.bag.pickupStore?.number ?? ""}>
        <option value="">{t("shell.chooseStore")}</option>
        {root.stores.map((store) => (
          <option key={store.code} value={store.number}>
            {store.name}, {store.state}
          </option>
        ))}
      </SelectField>
      {quote.pickupReadyOn && <p>{t("product.readyFrom", { day: day(quote.pickupReadyOn, root.language, "long") })}</p>}
      <Next />
    </Form>
  );
}
