import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { Path } from "../../content/editor/block-moves.ts";
import type { Draft } from "./use-draft.ts";
import { useSettingWords } from "./use-setting-words.ts";

const inDollars = (cents: string): string => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2).replace(/\.00$/, "") : cents);

/** A field of an amount that is kept in cents and typed in dollars; what isn't an amount stays text, which the shop refuses. */
export function SettingDollars({ draft, path }: { draft: Draft; path: Path }) {
  const t = useText();
  const { nameOf, helpOf } = useSettingWords();
  const { name, value, error } = draft.field(path);
  const [typed, setTyped] = useState(() => inDollars(value));
  // Somebody else's value, or the saved one, replaces what was typed.
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
