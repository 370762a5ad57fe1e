import { useRef, useState } from "react";
import type { FormFaults } from "../../../request/form-faults.server.ts";

interface SecondStep {
  /** A code is asked for. */
  asksCode: boolean;
  /** What was typed before is still in its fields, so that they can rest out of sight. */
  keepsFirst: boolean;
  onSent(): void;
  /** Back to the first fields, for another account. */
  startAgain(): void;
}

/** The step in which an account asks for a code. A form that the server sent anew, without scripts, asks for everything at once. */
export function useSecondStep(faults: FormFaults | null): SecondStep {
  const typedHere = useRef(false);
  const [dropped, drop] = useState<FormFaults | null>(null);
  const asked = faults?.code === "account_code_required" || faults?.code === "account_code_wrong";
  const asksCode = asked && faults !== dropped;
  return {
    asksCode,
    keepsFirst: asksCode && typedHere.current,
    onSent: () => {
      typedHere.current = true;
    },
    startAgain: () => drop(faults),
  };
}
