import type { PickupStore } from "@azulejo/contract/areas/webshoppingbag.ts";
import { labelsOf } from "../../form/field-words.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import type { ShellData } from "../../shell/shell-data.ts";
import { PickupStores } from "../webshoppingbag/pickup-stores.tsx";
import { StepForm } from "./step-form.tsx";

interface Props {
  stores: PickupStore[];
  root: ShellData;
  faults: FormFaults | null;
}

const words = labelsOf({ storeNumber: "bag.pickupStore" });

export function PickupStep({ stores, root, faults }: Props) {
  return (
    <StepForm step="pickup" words={words} faults={faults} className="flex flex-col gap-4">
      <PickupStores stores={stores} language={root.language} mine={root.store} error={faults?.fields.storeNumber} />
    </StepForm>
  );
}
