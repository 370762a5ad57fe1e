import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { FileInput, type FileWords } from "./file-input.tsx";
import { Select } from "./select.tsx";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

interface Labelled {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
}

type Attributes<T> = { [K in keyof T]?: T[K] | undefined };

const control = "w-full min-h-11 border bg-paper px-3 py-2 text-base text-ink";
const border = (error: string | undefined): string => (error ? "border-clay" : "border-ink-soft");
const describedBy = (id: string, error?: string, hint?: string): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

/** Returns attributes that name a control and associate its error and hint. */
const named = ({ id, name, error, hint }: Omit<Labelled, "label"> & { id: string }) => ({
  id,
  name,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": describedBy(id, error, hint),
});

/** A labeled text field; its error is shown below and announced with it. */
export function Field({ label, name, error, hint, ...rest }: Labelled & Attributes<InputHTMLAttributes<HTMLInputElement>>) {
  const id = rest.id ?? `field-${name}`;
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input {...rest} {...named({ id, name, error, hint })} className={`${control} ${border(error)}`} />
    </Frame>
  );
}

/** A labeled multi-line field. */
export function TextArea({ label, name, error, hint, ...rest }: Labelled & Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const id = rest.id ?? `field-${name}`;
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea rows={5} {...rest} {...named({ id, name, error, hint })} className={`${control} ${border(error)}`} />
    </Frame>
  );
}

/** A labeled field for files. */
export function FileField({
  label,
  name,
  error,
  hint,
  words,
  ...rest
}: Labelled & { words: FileWords } & Attributes<Omit<InputHTMLAttributes<HTMLInputElement>, "type">>) {
  const id = rest.id ?? `field-${name}`;
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <FileInput {...rest} words={words} {...named({ id, name, error, hint })} />
    </Frame>
  );
}

/** A labeled list. */
export function SelectField({
  label,
  name,
  error,
  hint,
  children,
  ...rest
}: Labelled & Attributes<SelectHTMLAttributes<HTMLSelectElement>>) {
  const id = rest.id ?? `field-${name}`;
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <Select {...rest} {...named({ id, name, error, hint })} className="w-full text-base">
        {children}
      </Select>
    </Frame>
  );
}

/** A checkbox with its label beside it. */
export function Checkbox({
  label,
  name,
  error,
  hint,
  ...rest
}: Omit<Labelled, "label"> & { label: ReactNode } & Attributes<InputHTMLAttributes<HTMLInputElement>>) {
  const id = rest.id ?? `field-${name}`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-6 items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          className="check-box mt-0.5"
        />
        <span>{label}</span>
      </label>
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

interface FrameProps {
  id: string;
  label: string;
  error: string | undefined;
  hint: string | undefined;
  children: ReactNode;
}

function Frame({ id, label, error, hint, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small">
        {label}
      </label>
      {children}
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

function Notes({ id, error, hint }: Omit<FrameProps, "label" | "children">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          <UnbrokenNumbers>{hint}</UnbrokenNumbers>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small text-clay">
          <UnbrokenNumbers>{error}</UnbrokenNumbers>
        </p>
      )}
    </>
  );
}
