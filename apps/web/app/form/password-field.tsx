import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";
import { fieldId, useForm } from "./form-context.ts";
import { useHydrated } from "./use-hydrated.ts";

interface Props {
  name?: string;
  /** Set if a new password is chosen; shows the rule for passwords. */
  isNew?: boolean;
  label?: string;
}

/** The API's minimum length. */
const SHORTEST = 12;
const LONGEST = 200;

/** A password field that can show its value and allows pasting and password managers. The server never writes its value into the page. */
export function PasswordField({ name = "password", isNew = false, label }: Props) {
  const t = useText();
  const language = useLanguage();
  const { id, fields, words } = useForm();
  const [seen, setSeen] = useState(false);
  const [length, setLength] = useState(0);
  const shown = label ?? words.label(language, isNew ? "newPassword" : name) ?? name;
  return (
    <div className="relative">
      <Field
        id={fieldId(id, name)}
        name={name}
        type={seen ? "text" : "password"}
        label={shown}
        hint={isNew ? t("account.hint.newPassword") : undefined}
        error={fields[name]}
        required
        maxLength={LONGEST}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setLength(event.target.value.length)}
      />
      {useHydrated() && (
        <button
          type="button"
          aria-pressed={seen}
          aria-controls={fieldId(id, name)}
          onClick={() => setSeen(!seen)}
          className="absolute right-0 top-0 inline-flex min-h-6 items-center text-small underline"
        >
          {t(seen ? "account.hidePassword" : "account.showPassword")}
          <span className="sr-only"> {shown}</span>
        </button>
      )}
      {isNew && length > 0 && <Length length={length} />}
    </div>
  );
}

/** Progress towards the minimum length; screen readers announce when it is reached. */
function Length({ length }: { length: number }) {
  const t = useText();
  const enough = length >= SHORTEST;
  return (
    <div className="mt-2 flex items-center gap-3 text-small">
      <progress
        max={SHORTEST}
        value={Math.min(length, SHORTEST)}
        aria-label={t("account.passwordLength")}
        className={`length-bar h-1 grow ${enough ? "text-moss" : "text-ink-soft"}`}
      />
      <span role="status" className={enough ? "text-moss" : "sr-only"}>
        {enough && t("account.longEnough")}
      </span>
      {!enough && (
        <span aria-hidden="true" className="tabular text-ink-soft">
          {t("account.moreCharacters", { count: SHORTEST - length })}
        </span>
      )}
    </div>
  );
}
