import { Checkbox, Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { fieldId, labelOf } from "./fault-summary.tsx";
import { useForm } from "./form-faults.ts";

interface Named {
  /** Path in the call. */
  name: string;
  /** Initial value; a value entered in a returned form takes precedence. */
  value?: string | null | undefined;
  /** Replaces the field's default label. */
  label?: string;
  hint?: string | undefined;
  optional?: boolean;
}

/** Collects what every kind of field needs from its form and the messages. */
function useField({ name, value, label, hint, optional = false }: Named) {
  const t = useText();
  const language = useLanguage();
  const { id, fields, entered } = useForm();
  const words = label ?? t(labelOf(name));
  return {
    id: fieldId(id, name),
    name,
    label: optional ? t("account.optional", { label: words }) : words,
    hint: hint ?? (textOr(language, labelOf(name).replace(".field.", ".hint."), "") || undefined),
    error: fields[name],
    required: !optional,
    defaultValue: entered[name] ?? value ?? undefined,
  };
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "maxLength" | "inputMode" | "accept" | "multiple"
> & {
  onFocus?: (() => void) | undefined;
};

export function TextField({ name, value, label, hint, optional, ...input }: Named & InputProps) {
  const field = useField({ name, value, hint, ...(label && { label }), ...(optional && { optional }) });
  return <Field {...field} {...input} />;
}

export function LongTextField({ maxLength, ...named }: Named & { maxLength: number }) {
  return <TextArea {...useField(named)} maxLength={maxLength} />;
}

export function ChoiceField({ children, autoComplete, ...named }: Named & { children: ReactNode; autoComplete?: string }) {
  return (
    <SelectField {...useField(named)} {...(autoComplete && { autoComplete })}>
      {children}
    </SelectField>
  );
}

export function TickField({ name, label, hint, ticked = false }: { name: string; label: string; hint?: string; ticked?: boolean }) {
  const { id, fields, entered } = useForm();
  return (
    <Checkbox
      id={fieldId(id, name)}
      name={name}
      label={label}
      hint={hint}
      error={fields[name]}
      defaultChecked={entered[name] ? entered[name] === "on" : ticked}
    />
  );
}
