import type { ReactNode } from "react";
import type { FieldWords } from "../../form/form-context.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import type { Step } from "./checkout-steps.ts";

interface Props {
  step: Step;
  words: FieldWords;
  faults: FormFaults | null;
  /** Whether the step can't be completed; it then has no button. */
  isStuck?: boolean;
  className: string;
  children: ReactNode;
}

/** A step's form; errors move the focus to the first field. */
export function StepForm({ step, words, faults, isStuck = false, className, children }: Props) {
  const t = useText();
  return (
    <ShopForm
      intent={step}
      words={words}
      faults={faults}
      {...(!isStuck && { submit: t("checkout.next") })}
      focus="field"
      className={className}
    >
      {children}
    </ShopForm>
  );
}
