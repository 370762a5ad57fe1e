import { labelsOf } from "../../form/field-words.ts";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";

const words = labelsOf({ name: "wishlist.name" });

/** The form for the name of a new list. */
export function NewList({ faults }: { faults: FormFaults | null | undefined }) {
  const t = useText();
  return (
    <ShopForm intent="create" words={words} faults={faults} submit={t("wishlist.create")} look="quiet">
      <TextField name="name" maxLength={60} />
    </ShopForm>
  );
}
