import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import type { FormEvent } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { useStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

/** Changes the user's password, after asking for the current one. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const t = useText();
  const { email } = useStaff();
  const { send, isSending, failure } = useCall("changeOwnPassword");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    const passwords = { currentPassword: String(form.get("currentPassword")), password: String(form.get("password")) };
    if (!(await send(passwords))) return;
    currentTarget.reset();
    onChanged();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={failure} />
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field
        name="currentPassword"
        type="password"
        label={t("account.currentPassword")}
        required
        maxLength={200}
        autoComplete="current-password"
        error={failure?.fields["currentPassword"]}
      />
      <Field
        name="password"
        type="password"
        label={t("account.newPassword")}
        hint={t("account.newPasswordHint")}
        minLength={12}
        maxLength={200}
        required
        autoComplete="new-password"
        error={failure?.fields["password"]}
      />
      <p className="text-small text-ink-soft">{t("account.passwordHappens")}</p>
      <div>
        <Button type="submit" look="tool" disabled={isSending}>
          {t("account.changePassword")}
        </Button>
      </div>
    </form>
  );
}
