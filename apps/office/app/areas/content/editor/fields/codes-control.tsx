import { useState } from "react";
import type { ControlProps } from "./control-props.ts";

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
const parsed = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n\t]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** Codes of products, stores or stories, separated by commas; a column of a spreadsheet can be pasted. */
export function CodesControl({ id, label, value, isFaulty, describedBy, onChange }: ControlProps) {
  const list = listOf(value);
  const [typed, setTyped] = useState(list.join(", "));
  // Keeps a comma that was just typed, and shows changes made elsewhere.
  const shown = parsed(typed).join("\n") === list.join("\n") ? typed : list.join(", ");
  return (
    <textarea
      id={id}
      aria-label={label}
      aria-invalid={isFaulty ? true : undefined}
      aria-describedby={describedBy}
      rows={list.length > 4 ? 3 : 1}
      value={shown}
      spellCheck={false}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parsed(currentTarget.value));
      }}
    />
  );
}
