import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import type { FormEvent } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

/** Signs a member of staff in; the shop keeps the session in cookies that scripts can't read. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const t = useText();
  const { send, isSending, failure } = useCall("signIn");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = await send({ email: String(form.get("email")), password: String(form.get("password")) });
    if (answer) onSignedIn();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={failure} />
      <Field name="email" type="email" label={t("signIn.email")} autoComplete="username" required maxLength={254} />
      <Field name="password" type="password" label={t("signIn.password")} autoComplete="current-password" required />
      <Button type="submit" disabled={isSending}>
        {t("signIn.send")}
      </Button>
    </form>
  );
}
