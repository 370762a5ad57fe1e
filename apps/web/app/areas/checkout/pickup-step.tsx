import type { PickupStore } from "@azulejo/contract/areas/bag.ts";
import { labelsOf } from "../../form/field-words.ts";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import type { ShellData } from "../../shell/shell-data.ts";
import { PickupStores } from "../bag/pickup-stores.tsx";
import { StepForm } from "./step-form.tsx";

interface Props {
  stores: PickupStore[];
  /** The pickup person entered before. */
  person: string | null;
  root: ShellData;
  faults: FormFaults | null;
}

const words = labelsOf({ storeNumber: "bag.pickupStore", pickupPerson: "pickup.person" });

export function PickupStep({ stores, person, root, faults }: Props) {
  const t = useText();
  return (
    <StepForm step="pickup" words={words} faults={faults} className="flex flex-col gap-4">
      <PickupStores stores={stores} language={root.language} mine={root.store} error={faults?.fields.storeNumber} />
      <div className="max-w-md">
        <TextField name="pickupPerson" optional maxLength={80} hint={t("pickup.personHint")} value={person} />
      </div>
    </StepForm>
  );
}
