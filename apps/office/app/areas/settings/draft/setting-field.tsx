import { readNumber } from "@azulejo/contract/typed/number.ts";
import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { type InputHTMLAttributes, useState } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import type { Draft } from "./use-draft.ts";
import { useSettingWords } from "./use-setting-words.ts";

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "lang" | "list" | "min" | "max" | "step"> {
  draft: Draft;
  path: Path;
  /** Shown instead of the setting's own help. */
  hint?: string;
  /** Several lines. */
  isLong?: boolean;
  /** One line that may be long: the field grows, so that all of it is seen. */
  isSentence?: boolean;
  /** Keeps a number as a number; what isn't one stays text, which the shop refuses. */
  isNumber?: boolean;
  /** Whether an empty field means null. */
  isNullable?: boolean;
}

const asNumber = (typed: string): number | string => readNumber(typed) ?? typed;

/** A field of one setting, with the setting's name. */
export function SettingField({
  draft,
  path,
  isLong = false,
  isSentence = false,
  isNumber = false,
  isNullable = false,
  hint,
  ...rest
}: Props) {
  const t = useText();
  const { nameOf, helpOf } = useSettingWords();
  const { name, value, error } = draft.field(path);
  const label = nameOf(name.replaceAll(/\[[^\]]*\]/g, ""));
  const [typed, setTyped] = useState(value);
  const change = (text: string) => {
    setTyped(text);
    draft.set(path, isNullable && text === "" ? null : isNumber ? asNumber(text) : text);
  };
  const common = {
    name,
    label,
    // If the value is changed elsewhere (by somebody else's save, or back to the saved one), it replaces the typed text.
    value: isNumber && String(asNumber(typed)) === value ? typed : value,
    autoComplete: "off",
    hint: hint ?? helpOf(name),
    error: error && t("settings.fault", { name: label, problem: error }),
  };
  if (isLong) {
    return <TextArea {...common} lang={rest.lang} rows={3} onChange={({ currentTarget }) => change(currentTarget.value)} />;
  }
  if (isSentence) {
    return (
      <TextArea {...common} lang={rest.lang} rows={1} onChange={({ currentTarget }) => change(currentTarget.value.replaceAll("\n", " "))} />
    );
  }
  return <Field {...common} {...rest} onChange={({ currentTarget }) => change(currentTarget.value)} />;
}

/** A text in both languages, side by side. */
export function BothLanguages({ path, ...rest }: Omit<Props, "lang">) {
  return (
    <div className="field-row">
      <SettingField isSentence {...rest} path={[...path, "en"]} lang="en" />
      <SettingField isSentence {...rest} path={[...path, "es"]} lang="es" />
    </div>
  );
}
