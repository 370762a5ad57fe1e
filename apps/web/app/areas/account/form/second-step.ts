import { useRef, useState } from "react";
import type { FormFaults } from "../../../form/form-faults.ts";

interface SecondStep {
  /** Whether the form asks for a code. */
  asksCode: boolean;
  /** Whether the first fields still hold their values, so that they can be hidden. */
  keepsFirst: boolean;
  onSent(): void;
  /** Returns to the first fields, for another account. */
  startAgain(): void;
}

/** Whether a form is at its second step, which asks for a code. Without scripts, the form asks for everything at once. */
export function useSecondStep(faults: FormFaults | null): SecondStep {
  const typedHere = useRef(false);
  const [dropped, drop] = useState<FormFaults | null>(null);
  const needsCode = faults?.code === "account_code_required" || faults?.code === "account_code_wrong";
  const asksCode = needsCode && faults !== dropped;
  return {
    asksCode,
    keepsFirst: asksCode && typedHere.current,
    onSent: () => {
      typedHere.current = true;
    },
    startAgain: () => drop(faults),
  };
}
