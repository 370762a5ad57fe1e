import "./stock.css";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { useNumberWords } from "../../form/number-field.tsx";
import { useTextOr } from "../../i18n/text.ts";

interface Props {
  label: string;
  value: string;
  max?: number;
  sellUnit: string;
  onChange(value: string): void;
}

/** An input for counted units. Enter moves to the next line. */
export function UnitsInput({ label, value, max = 1_000_000, sellUnit, onChange }: Props) {
  const unitOf = useTextOr();
  const count = readNumber(value) ?? 0;
  const fault = useNumberWords()(value, { min: 0, max });
  return (
    <span className="units-cell">
      <input
        className="units-input"
        inputMode="numeric"
        aria-label={label}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          const inputs = [...document.querySelectorAll<HTMLInputElement>(".units-input")];
          const next = inputs[inputs.indexOf(event.currentTarget) + 1];
          if (!next) return;
          event.preventDefault();
          next.select();
          next.focus();
        }}
      />
      <span className="units-unit">{unitOf(`unit.${sellUnit}`, sellUnit, { count })}</span>
      {fault && (
        <small role="alert" className="units-fault">
          {fault}
        </small>
      )}
    </span>
  );
}
