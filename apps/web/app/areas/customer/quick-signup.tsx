import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { Form, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";

interface Props {
  email: string;
  /** Errors of the last submission. */
  faults: { messages: string[]; fields: Record<string, string> } | null;
}

/** Creates an account from a guest's order; asks only for a password, because the receipt has the other details. */
export function QuickSignup({ email, faults }: Props) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  return (
    <section className="print:hidden">
      <Rule>{t("receipt.accountTitle")}</Rule>
      <p className="mt-3 max-w-prose">{t("receipt.accountText", { email })}</p>
      {faults && (
        <div className="mt-4">
          <Notice kind="alert">{faults.messages.join(" ")}</Notice>
        </div>
      )}
      <Form method="post" noValidate reloadDocument className="mt-4 max-w-md space-y-4">
        <input type="hidden" name="intent" value="account" />
        {/* For the browser's password manager: the account's name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          label={t("receipt.password")}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint={t("receipt.passwordHint")}
          error={faults?.fields.password}
        />
        <Button type="submit" disabled={busy}>
          {t("receipt.makeAccount")}
        </Button>
      </Form>
    </section>
  );
}
