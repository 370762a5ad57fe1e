import type { ProductField } from "@azulejo/contract/staff/catalog-cells.ts";
import { Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import { createContext, useContext } from "react";
import { useText } from "../../../i18n/text.ts";

export interface FormState {
  value(field: ProductField): string;
  fault(field: ProductField): string | undefined;
  set(field: ProductField, text: string): void;
}

const Form = createContext<FormState | null>(null);
export const FormProvider = Form.Provider;

function useForm(): FormState {
  const form = useContext(Form);
  if (!form) throw new Error("a field of a product stands outside its form");
  return form;
}

interface TextProps {
  field: ProductField;
  label: string;
  hint?: string | undefined;
  lines?: number;
  type?: "date" | "text";
  inputMode?: "decimal" | "numeric";
  lang?: "en" | "es";
}

/** A text of the product, on one line or several. */
export function FormText({ field, label, hint, lines = 1, type = "text", inputMode, lang }: TextProps) {
  const form = useForm();
  const shared = { name: field, label, hint, error: form.fault(field), value: form.value(field), lang, autoComplete: "off" };
  if (lines > 1) return <TextArea {...shared} rows={lines} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />;
  return <Field {...shared} type={type} inputMode={inputMode} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />;
}

interface SelectProps {
  field: ProductField;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** The label of the empty option; if missing, a value is required. */
  none?: string;
}

export function FormSelect({ field, label, choices, none }: SelectProps) {
  const form = useForm();
  const value = form.value(field);
  // A stored code without a term is still offered.
  const known = value === "" || choices.some((one) => one.value === value) ? choices : [...choices, { value, label: value }];
  return (
    <SelectField
      name={field}
      label={label}
      error={form.fault(field)}
      value={value}
      onChange={({ currentTarget }) => form.set(field, currentTarget.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {known.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}

interface PairProps {
  /** The field's name without its language. */
  field: "color" | "description" | "name" | "seoDescription" | "seoTitle" | "seriesDescription" | "slug";
  label: string;
  hint?: string;
  lines?: number;
}

/** A text in both languages side by side. */
export function FormPair({ field, label, hint, lines }: PairProps) {
  const t = useText();
  return (
    <div className="field-pair">
      <FormText
        field={`${field}En`}
        label={t("product.field", { label, language: t("product.english") })}
        hint={hint}
        {...(lines && { lines })}
        lang="en"
      />
      <FormText
        field={`${field}Es`}
        label={t("product.field", { label, language: t("product.spanish") })}
        hint={hint}
        {...(lines && { lines })}
        lang="es"
      />
    </div>
  );
}
