import { LONGEST_TYPED_CODE } from "@azulejo/contract/typed/second-step-code.ts";
import { useEffect, useRef } from "react";
import { TextField } from "../../../form/fields.tsx";
import { fieldId, useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";

/** Accepts a code from the authenticator app or a recovery code. */
export function CodeField({ focus = true, hint }: { focus?: boolean; hint?: string }) {
  const t = useText();
  const { id } = useForm();
  const first = useRef(focus);
  useEffect(() => {
    if (first.current) document.getElementById(fieldId(id, "code"))?.focus();
    first.current = false;
  }, [id]);
  return <TextField name="code" autoComplete="one-time-code" maxLength={LONGEST_TYPED_CODE} hint={hint ?? t("account.hint.code")} />;
}
