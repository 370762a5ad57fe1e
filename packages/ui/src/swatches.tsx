import { type ChoiceGroup, choiceInput } from "./choice.ts";

interface Props extends ChoiceGroup {
  /** Whether labels are visible below swatches; otherwise only screen readers read them. */
  isLabeled?: boolean;
  className?: string;
}

/** Choices as swatches of material; the chosen one has a border. */
export function Swatches({ isLabeled = false, className = "", ...group }: Props) {
  return (
    <fieldset className={className}>
      <legend className={group.hidesLegend ? "sr-only" : "mb-2 text-small font-medium"}>{group.legend}</legend>
      <div className={isLabeled ? "swatch-choices" : "flex flex-wrap gap-0.5"}>
        {group.choices.map((choice) => (
          <label key={choice.value} className={isLabeled ? undefined : "relative"}>
            <input {...choiceInput(group, choice)} className={isLabeled ? undefined : "overlay-input"} />
            <span className={isLabeled ? "swatch" : "swatch size-11"}>{choice.picture}</span>
            <span className={isLabeled ? undefined : "sr-only"}>
              {choice.label}
              {isLabeled && choice.count !== undefined && <span>{choice.count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
