import "./stock.css";
import { useNumberWords } from "../../form/number-field.tsx";

interface Props {
  label: string;
  value: string;
  max?: number;
  onChange(value: string): void;
}

/** An input for counted units. Enter moves to the next line. */
export function UnitsInput({ label, value, max = 1_000_000, onChange }: Props) {
  const fault = useNumberWords()(value, { min: 0, max });
  return (
    <>
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
      {fault && (
        <small role="alert" className="units-fault">
          {fault}
        </small>
      )}
    </>
  );
}
