import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { fieldId } from "./fault-summary.tsx";
import { useForm } from "./form-faults.ts";
import { TextField } from "./form-field.tsx";

/** Accepts a code from the authenticator app or a recovery code. */
export function CodeField({ focus = true, hint }: { focus?: boolean; hint?: string }) {
  const t = useText();
  const { id } = useForm();
  const first = useRef(focus);
  useEffect(() => {
    if (first.current) document.getElementById(fieldId(id, "code"))?.focus();
    first.current = false;
  }, [id]);
  return <TextField name="code" autoComplete="one-time-code" maxLength={20} hint={hint ?? t("account.hint.code")} />;
}
