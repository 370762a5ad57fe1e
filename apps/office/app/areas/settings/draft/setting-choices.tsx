import { Checkbox, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import { SettingField } from "./setting-field.tsx";
import type { Draft } from "./use-draft.ts";
import { useSettingWords } from "./use-setting-words.ts";

interface Props {
  draft: Draft;
  path: Path;
  hint?: string;
}

const useLabel = (draft: Draft, path: Path) => {
  const { nameOf } = useSettingWords();
  const { name, value, error } = draft.field(path);
  return { name, value, error, label: nameOf(name.replaceAll(/\[[^\]]*\]/g, "")) };
};

/** A setting that has one of a few values. */
export function SettingSelect({ draft, path, hint, choices }: Props & { choices: readonly { value: string; label: string }[] }) {
  const { error, ...field } = useLabel(draft, path);
  return (
    <SelectField {...field} error={error} hint={hint} onChange={({ currentTarget }) => draft.set(path, currentTarget.value)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** A setting that is on or off. */
export function SettingSwitch({ draft, path, hint, isOn }: Props & { isOn: boolean }) {
  const { name, error, label } = useLabel(draft, path);
  return (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      error={error}
      checked={isOn}
      onChange={({ currentTarget }) => draft.set(path, currentTarget.checked)}
    />
  );
}

/** A setting with any number of selected values. */
export function SettingSet({
  draft,
  path,
  chosen,
  choices,
}: Props & { chosen: readonly string[]; choices: readonly { value: string; label: string }[] }) {
  const { name, label } = useLabel(draft, path);
  return (
    <fieldset>
      <legend className="text-small">{label}</legend>
      <div className="setting-set">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            id={`field-${name}-${choice.value}`}
            name={name}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ currentTarget }) =>
              draft.set(
                path,
                choices
                  .map(({ value }) => value)
                  .filter((value) => (value === choice.value ? currentTarget.checked : chosen.includes(value))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A list of short texts, one per line; empty lines are removed when the field loses focus. */
export function SettingLines({ draft, path, lines }: Props & { lines: readonly string[] }) {
  const t = useText();
  const { name, error, label } = useLabel(draft, path);
  return (
    <TextArea
      name={name}
      label={label}
      hint={t("settings.oneALine")}
      error={error && t("settings.fault", { name: label, problem: error })}
      rows={3}
      value={lines.join("\n")}
      onChange={({ currentTarget }) => draft.set(path, currentTarget.value === "" ? [] : currentTarget.value.split("\n"))}
      onBlur={() =>
        draft.set(
          path,
          lines.map((line) => line.trim()).filter((line) => line !== ""),
        )
      }
    />
  );
}

/** A group of numbers, side by side. */
export function SettingNumbers({ draft, path, keys }: Props & { keys: readonly string[] }) {
  return (
    <div className="field-row">
      {keys.map((key) => (
        <SettingField key={key} draft={draft} path={[...path, key]} isNumber inputMode="decimal" />
      ))}
    </div>
  );
}
