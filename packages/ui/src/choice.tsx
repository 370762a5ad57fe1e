import { type InputHTMLAttributes, type ReactNode, useId } from "react";

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { children: ReactNode; note?: ReactNode };

function Choice({ type, children, note, className = "", ...input }: ChoiceProps & { type: "checkbox" | "radio" }) {
  return (
    <label className={`flex min-h-8 items-baseline gap-3 py-1 ${className}`}>
      <input {...input} type={type} className="size-4 shrink-0 translate-y-0.5" />
      <span className="min-w-0 flex-1">{children}</span>
      {note !== undefined && <span className="numerals text-note text-ink-soft">{note}</span>}
    </label>
  );
}

export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" />;
export const Radio = (props: ChoiceProps) => <Choice {...props} type="radio" />;

/** A question with one answer of several, or a group of boxes. */
export function ChoiceGroup({ legend, error, children, className = "" }: { legend: ReactNode; error?: string | undefined; children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {children}
      {error && (
        <p id={id} className="text-note font-medium text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}
