import type { ReactNode } from "react";

/** One value of a group of choices. */
export interface Choice {
  value: string;
  label: string;
  /** Shown above or instead of the label. */
  picture?: ReactNode;
  /** Shown beside the label. */
  count?: number;
  isDisabled?: boolean;
}

export interface ChoiceGroup {
  name: string;
  /** Names the group; visible unless `hidesLegend`. */
  legend: string;
  hidesLegend?: boolean;
  choices: readonly Choice[];
  /** One value of a radio group, or the chosen ones of checkboxes. */
  defaultValue?: string | readonly string[];
  value?: string | readonly string[];
  kind?: "radio" | "checkbox";
  /** Id of the form, if the group is outside it. */
  form?: string;
  /** Whether a radio group without an initial choice requires one. */
  required?: boolean;
  onChoose?(value: string, isChosen: boolean): void;
}

const includes = (chosen: string | readonly string[] | undefined, value: string): boolean =>
  typeof chosen === "string" ? chosen === value : (chosen?.includes(value) ?? false);

/** Returns the attributes of a choice's input. */
export const choiceInput = (
  { name, kind = "radio", form, required, value: held, defaultValue, onChoose }: ChoiceGroup,
  choice: Choice,
) => ({
  type: kind,
  name,
  form,
  required,
  value: choice.value,
  disabled: choice.isDisabled,
  ...(held === undefined ? { defaultChecked: includes(defaultValue, choice.value) } : { checked: includes(held, choice.value) }),
  onChange: (event: { currentTarget: HTMLInputElement }) => onChoose?.(choice.value, event.currentTarget.checked),
});
