import { type ChoiceGroup, choiceInput } from "./choice.ts";

/** Choices side by side, the chosen one filled: radio buttons, or checkboxes for several choices. */
export function Segments({ className = "", ...group }: ChoiceGroup & { className?: string }) {
  return (
    <fieldset className={className}>
      <legend className={group.hidesLegend ? "sr-only" : "mb-2 text-small font-medium"}>{group.legend}</legend>
      <div className="flex flex-wrap pl-px">
        {group.choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input {...choiceInput(group, choice)} className="overlay-input" />
            <span>
              {choice.picture}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
