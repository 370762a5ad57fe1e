import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import type { Draft } from "./use-draft.ts";
import { useSettingWords } from "./use-setting-words.ts";

const inDollars = (cents: string): string => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2).replace(/\.00$/, "") : cents);

/** A field for an amount that is stored in cents and entered in dollars; if it isn't an amount, it stays text, which the API refuses. */
export function SettingDollars({ draft, path }: { draft: Draft; path: Path }) {
  const t = useText();
  const { nameOf, helpOf } = useSettingWords();
  const { name, value, error } = draft.field(path);
  const [typed, setTyped] = useState(() => inDollars(value));
  // If the value is changed elsewhere (by somebody else's save, or back to the saved one), it replaces the typed text.
  const shown = String(readDollars(typed) ?? typed) === value ? typed : inDollars(value);
  const label = nameOf(name);
  return (
    <Field
      name={name}
      label={label}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      hint={helpOf(name)}
      error={error && t("settings.fault", { name: label, problem: error })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        draft.set(path, readDollars(currentTarget.value) ?? currentTarget.value);
      }}
    />
  );
}
