import { type InputHTMLAttributes, useRef } from "react";
import { Icon, Minus, Plus } from "./icon.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "min" | "max" | "step" | "onChange"> & {
  /** Labels of the two buttons, such as "Remove one box". */
  decreaseLabel: string;
  increaseLabel: string;
  /** The unit, after the figure. */
  unit?: string;
  min: number;
  max?: number;
  /** Parses typed text; null if it isn't a number. */
  read(typed: string): number | null;
  /** Called with the field's text after typing or stepping. */
  onType?(typed: string): void;
};

/** A number field between two buttons. The buttons need scripts; without scripts only the field works. */
export function Stepper({
  decreaseLabel,
  increaseLabel,
  unit,
  min,
  max = Number.MAX_SAFE_INTEGER,
  read,
  onType,
  className = "",
  ...field
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => () => {
    const { current } = input;
    if (!current) return;
    const now = read(current.value) ?? min - 1;
    const next = by > 0 ? Math.floor(now) + 1 : Math.ceil(now) - 1;
    current.value = String(Math.min(max, Math.max(min, next)));
    onType?.(current.value);
  };
  const button = { type: "button", disabled: field.disabled } as const;
  const look = "grid w-11 shrink-0 place-items-center hover:bg-joint disabled:opacity-40 noscript:hidden";
  return (
    <span className={`inline-flex min-h-11 border bg-paper ${field["aria-invalid"] ? "border-clay" : "border-ink-soft"} ${className}`}>
      <button {...button} aria-label={decreaseLabel} onClick={step(-1)} className={look}>
        <Icon of={Minus} size={18} />
      </button>
      <span className="flex min-w-0 grow items-center justify-center gap-1.5 border-x border-joint px-2">
        <input
          inputMode="numeric"
          autoComplete="off"
          {...field}
          ref={input}
          type="text"
          onChange={(event) => onType?.(event.target.value)}
          className="tabular field-sizing-content min-w-[2ch] max-w-full self-stretch bg-transparent text-center text-ink"
        />
        {unit && <span className="text-small text-ink-soft">{unit}</span>}
      </span>
      <button {...button} aria-label={increaseLabel} onClick={step(1)} className={look}>
        <Icon of={Plus} size={18} />
      </button>
    </span>
  );
}
