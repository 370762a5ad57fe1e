import type { PickupStore } from "@azulejo/contract/areas/webshoppingbag.ts";
import type { ShellData } from "../../shell/shell-data.ts";
import { PickupStores } from "../webshoppingbag/pickup-stores.tsx";
import { Next } from "./contact-step.tsx";
import { StepForm } from "./step-form.tsx";

interface Props {
  stores: PickupStore[];
  root: ShellData;
  fields: Record<string, string>;
}

export function PickupStep({ stores, root, fields }: Props) {
  return (
    <StepForm fields={fields} className="flex flex-col gap-4">
      <PickupStores stores={stores} language={root.language} mine={root.store} error={fields.storeNumber} />
      <Next />
    </StepForm>
  );
}
