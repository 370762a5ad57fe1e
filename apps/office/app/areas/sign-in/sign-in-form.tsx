import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

/** Signs a member of staff in; the shop keeps the session in cookies that scripts can't read. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const t = useText();
  const { send, isSending, failure } = useCall("signIn");
  const [wantsCode, setWantsCode] = useState(false);
  const codeFailed = failure?.code === "account_code_required" || failure?.code === "account_code_wrong";
  if (codeFailed && !wantsCode) setWantsCode(true);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get("code") ?? "").trim();
    const answer = await send({ email: String(form.get("email")), password: String(form.get("password")), ...(code && { code }) });
    if (answer) onSignedIn();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={failure} />
      <Field name="email" type="email" label={t("signIn.email")} autoComplete="username" required maxLength={254} />
      <Field name="password" type="password" label={t("signIn.password")} autoComplete="current-password" required />
      {wantsCode && (
        <Field
          name="code"
          label={t("signIn.code")}
          hint={t("signIn.codeHint")}
          autoComplete="one-time-code"
          maxLength={20}
          required
          autoFocus
        />
      )}
      <Button type="submit" disabled={isSending}>
        {t("signIn.send")}
      </Button>
    </form>
  );
}
