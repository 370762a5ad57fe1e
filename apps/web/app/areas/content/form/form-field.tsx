import { type FormField as FieldData, longest, patterns, TICKED } from "@azulejo/contract/content/forms.ts";
import { Checkbox, Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import type { ReactNode } from "react";
import { useField } from "../../../form/fields.tsx";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import type { FormOptions } from "./form-options.server.ts";

interface Props {
  field: FieldData;
  options: FormOptions;
  /** The last day that counts as past; set in the browser only, because a page may be cached for days. */
  today: string | undefined;
}

const inputs = { email: "email", phone: "tel", date: "date" } as const;
const EARLIEST = "1950-01-01";

/** One field of a form, built from its data, with browser validation. */
export function ContentField({ field, options, today }: Props) {
  const t = useText();
  const { name, kind, required = false } = field;
  const known = options.known[name] ?? "";
  const { defaultValue, ...named } = useField({ name, value: known });
  const given = {
    ...named,
    required,
    autoComplete: field.autocomplete ?? "off",
    label: required ? t("form.required", { label: named.label }) : named.label,
  };
  if (kind === "textarea") return <TextArea {...given} defaultValue={defaultValue} maxLength={field.max ?? longest.textarea} />;
  if (kind === "checkbox") return <Checkbox {...given} value={TICKED} />;
  if (kind === "select" || kind === "state" || kind === "store") {
    return (
      <SelectField {...given} defaultValue={defaultValue}>
        <option value="">{t("form.choose")}</option>
        <Choices field={field} options={options} />
      </SelectField>
    );
  }
  const limits =
    kind === "number"
      ? { inputMode: "numeric" as const, maxLength: longest.number }
      : kind === "date"
        ? { min: EARLIEST, max: field.past ? today : undefined }
        : { minLength: field.min, maxLength: field.max ?? longest[kind], pattern: patterns[kind] };
  return <Field {...given} type={inputs[kind as keyof typeof inputs] ?? "text"} defaultValue={defaultValue} {...limits} />;
}

/** Returns the options of a field: its own values, the states, or the stores. */
function Choices({ field, options }: Pick<Props, "field" | "options">): ReactNode {
  const t = useText();
  if (field.kind === "store") {
    return options.stores.map(({ code, name, state }) => (
      <option key={code} value={code}>
        {name}, {state}
      </option>
    ));
  }
  if (field.kind === "state") {
    return options.states.map(({ country, name, states }) => (
      <optgroup key={country} label={name}>
        {states.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </optgroup>
    ));
  }
  return field.options?.map((value) => (
    <option key={value} value={value}>
      {t(`form.option.${field.name}.${value}` as MessageKey)}
    </option>
  ));
}
