import { type InputHTMLAttributes, useRef } from "react";
import { Icon, Minus, Plus } from "./icon.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  /** Names of the two buttons, with the thing they count: "Remove one box". */
  decreaseLabel: string;
  increaseLabel: string;
  /** The unit, after the figure. */
  unit?: string;
};

/** A number field between two buttons. The buttons need scripts; without them the field is all there is. */
export function Stepper({ decreaseLabel, increaseLabel, unit, className = "", ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const step = (direction: "stepUp" | "stepDown") => () => {
    const { current } = input;
    if (!current) return;
    current[direction]();
    for (const kind of ["input", "change"]) current.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const button = { type: "button", disabled: field.disabled } as const;
  const look = "grid w-11 shrink-0 place-items-center hover:bg-joint disabled:opacity-40 noscript:hidden";
  return (
    <span className={`inline-flex min-h-11 border bg-paper ${field["aria-invalid"] ? "border-clay" : "border-ink-soft"} ${className}`}>
      <button {...button} aria-label={decreaseLabel} onClick={step("stepDown")} className={look}>
        <Icon of={Minus} size={18} />
      </button>
      <span className="flex min-w-0 grow items-center justify-center gap-1.5 border-x border-joint px-2">
        <input
          inputMode="numeric"
          {...field}
          ref={input}
          type="number"
          className="tabular field-sizing-content min-w-[2ch] max-w-full self-stretch bg-transparent text-center text-ink"
        />
        {unit && <span className="text-small text-ink-soft">{unit}</span>}
      </span>
      <button {...button} aria-label={increaseLabel} onClick={step("stepUp")} className={look}>
        <Icon of={Plus} size={18} />
      </button>
    </span>
  );
}
