import "./stock.css";

interface Props {
  label: string;
  value: string;
  max?: number;
  onChange(value: string): void;
}

/** An input for counted units. Enter moves to the next line. */
export function UnitsInput({ label, value, max = 1_000_000, onChange }: Props) {
  return (
    <input
      type="number"
      className="units-input"
      inputMode="numeric"
      aria-label={label}
      min={0}
      max={max}
      step={1}
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
  );
}
