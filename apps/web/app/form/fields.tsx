import { Checkbox, Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";
import { fieldId, isTicked, useForm } from "./form-context.ts";

interface Named {
  /** The field's path in the API call. */
  name: string;
  /** Initial value; the value entered in a returned form takes precedence. */
  value?: string | null | undefined;
  /** Replaces the field's default label. */
  label?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

/** Returns what every kind of field needs from its form and the messages. */
export function useField({ name, value, label, hint, optional = false }: Named) {
  const t = useText();
  const language = useLanguage();
  const { id, fields, entered, words } = useForm();
  const named = label ?? words.label(language, name) ?? name;
  return {
    id: fieldId(id, name),
    name,
    label: optional ? t("fields.optional", { label: named }) : named,
    hint: hint ?? words.hint?.(language, name),
    error: fields[name],
    required: !optional,
    defaultValue: entered[name] ?? value ?? undefined,
  };
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "maxLength" | "inputMode" | "accept" | "required" | "onChange"
> & {
  onFocus?: (() => void) | undefined;
};

export function TextField({ name, value, label, hint, optional = false, ...input }: Named & InputProps) {
  return <Field {...useField({ name, value, label, hint, optional })} {...input} />;
}

export function LongTextField({ maxLength, ...named }: Named & { maxLength: number }) {
  return <TextArea {...useField(named)} maxLength={maxLength} />;
}

type SelectProps = Pick<SelectHTMLAttributes<HTMLSelectElement>, "autoComplete" | "onChange" | "required"> & {
  /** The choice, if the page's state holds it. */
  chosen?: string;
  children: ReactNode;
};

export function ChoiceField({ children, name, value, chosen, label, hint, optional = false, ...select }: Named & SelectProps) {
  const { defaultValue, ...field } = useField({ name, value, label, hint, optional });
  return (
    <SelectField {...field} {...(chosen === undefined ? { defaultValue } : { value: chosen })} {...select}>
      {children}
    </SelectField>
  );
}

interface TickProps {
  name: string;
  label?: ReactNode;
  hint?: string;
  /** The value sent if it is checked. */
  value?: string;
  ticked?: boolean;
  required?: boolean;
}

export function TickField({ name, label, hint, value = "on", ticked = false, required = false }: TickProps) {
  const language = useLanguage();
  const { id, fields, entered, isReturned, words } = useForm();
  return (
    <Checkbox
      id={fieldId(id, name)}
      name={name}
      value={value}
      label={label ?? words.label(language, name) ?? name}
      hint={hint}
      error={fields[name]}
      required={required}
      defaultChecked={isReturned ? isTicked(entered, name, value) : ticked}
    />
  );
}
