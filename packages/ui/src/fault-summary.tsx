import type { Ref } from "react";

export interface FieldFault {
  /** Id of the field's control. */
  id: string;
  label: string;
  error: string;
}

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The heading of the list of errors; null for none. */
  title: string | null;
  /** Errors of the form as a whole. */
  messages: readonly string[];
  faults: readonly FieldFault[];
}

/** All errors of a form, above it. It can be focused, and links to the fields. Renders nothing without errors. */
export function FaultSummary({ ref, title, messages, faults }: Props) {
  if (faults.length === 0 && messages.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="col-span-full space-y-1 border-l-2 border-clay bg-paper px-4 py-3">
      {title && <p className="font-medium">{title}</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {faults.length > 0 && (
        <ul className="space-y-1 text-small">
          {faults.map(({ id, label, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}
              </a>
              : {error}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
