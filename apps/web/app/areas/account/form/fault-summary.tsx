import type { Ref } from "react";
import { type MessageKey, useText } from "../../../i18n/text.ts";

interface Props {
  ref: Ref<HTMLDivElement>;
  /** Of the form. */
  id: string;
  messages: string[];
  fields: Record<string, string>;
}

/** All errors of a form, above it; takes the focus and links to each field. */
export function FaultSummary({ ref, id, messages, fields }: Props) {
  const t = useText();
  const wrong = Object.entries(fields);
  if (wrong.length === 0 && messages.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="space-y-1 border-l-2 border-clay bg-paper px-4 py-3">
      {wrong.length > 0 && <p className="font-medium">{t("account.faults", { count: wrong.length })}</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <ul className="space-y-1 text-small">
        {wrong.map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(id, name))?.focus();
              }}
            >
              {t(labelOf(name))}
            </a>
            : {error}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Id of a field: its path in the call without characters that an id should not contain. */
export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll(".", "-")}`;

/** `address.line1` has the same label as any line1. */
export const labelOf = (name: string): MessageKey =>
  `account.field.${name.split(".").find((part) => !/^address$|^\d+$/.test(part)) ?? name}` as MessageKey;
