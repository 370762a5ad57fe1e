import type { FormField } from "@azulejo/contract/content/forms.ts";
import { useEffect, useRef } from "react";
import { type MessageKey, useText } from "../../../i18n/text.ts";

interface Props {
  /** Errors of the form as a whole. */
  messages: string[];
  fields: readonly FormField[];
  errors: Record<string, string>;
  /** Incremented with each attempt, so that the same errors are announced again. */
  attempt: number;
  idOf(name: string): string;
}

/** All errors, above the form; takes the focus and links to each field. */
export function FaultSummary({ messages, fields, errors, attempt, idOf }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter((field) => errors[field.name]);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (wrong.length === 0 && messages.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="space-y-2 border-l-2 border-clay bg-paper px-4 py-3">
      <p className="font-medium">{wrong.length > 0 ? t("form.summary", { count: wrong.length }) : t("form.notSent")}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {wrong.length > 0 && (
        <ul className="space-y-1 text-small">
          {wrong.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(idOf(name))?.focus();
                }}
              >
                {t(`form.field.${name}` as MessageKey)}
              </a>
              : {errors[name]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
