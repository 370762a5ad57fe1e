import { type NumberLimits, numberFault } from "@azulejo/contract/typed/number.ts";
import { Field } from "@azulejo/ui/field.tsx";
import type { ComponentProps, InputEvent, InputHTMLAttributes } from "react";
import { useText } from "../i18n/text.ts";

type Limits = Pick<NumberLimits, "min" | "max">;

/** Returns a function that explains why a typed whole number is invalid; empty for a valid one. */
export function useNumberWords() {
  const t = useText();
  return (typed: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Limits): string => {
    const fault = numberFault(typed, { min, max, isWhole: true });
    return fault ? t(`number.${fault}`, { min, max }) : "";
  };
}

/** Makes the browser show a field's error beside it before its form is sent. */
function useChecked(limits: Limits) {
  const wordsOf = useNumberWords();
  return {
    inputMode: "numeric" as const,
    autoComplete: "off",
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => currentTarget.setCustomValidity(wordsOf(currentTarget.value, limits)),
  };
}

/** A labeled field for a whole number, as people write it. */
export function NumberField({ min, max, ...field }: Omit<ComponentProps<typeof Field>, "type" | "min" | "max"> & Limits) {
  return <Field {...field} {...useChecked({ min, max })} />;
}

/** A field for a whole number in a table. */
export function NumberInput({ min, max, ...field }: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "min" | "max"> & Limits) {
  return <input {...field} {...useChecked({ min, max })} />;
}
