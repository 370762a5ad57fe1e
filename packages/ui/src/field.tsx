import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";

interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface Wiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** A label, a control, a hint and an error, tied together for those who cannot see them. */
export function FieldFrame({ label, hint, error, className = "", children }: FieldWords & { className?: string; children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}h` : "", error ? `${id}e` : ""].filter(Boolean).join(" ");
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-note font-medium">
        {label}
      </label>
      {children({ id, ...(described && { "aria-describedby": described }), ...(error && { "aria-invalid": true as const }) })}
      {hint && (
        <p id={`${id}h`} className="text-note text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}e`} className="text-note font-medium text-clay">
          {error}
        </p>
      )}
    </div>
  );
}

type FieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, "id">;

export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} {...(className && { className })}>
      {(wiring) => <input {...input} {...wiring} className="field-box" />}
    </FieldFrame>
  );
}

type SelectProps = FieldWords & Omit<SelectHTMLAttributes<HTMLSelectElement>, "id">;

export function Select({ label, hint, error, className, children, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} {...(className && { className })}>
      {(wiring) => (
        <select {...select} {...wiring} className="field-box">
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
