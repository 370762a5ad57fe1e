import type { FormFaults } from "../../../form/form-faults.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { accountWords } from "../form/account-words.ts";
import { CodeField } from "../form/code-field.tsx";
import { useSecondStep } from "../form/second-step.ts";
import type { ExternalQuestion } from "./open-attempt.server.ts";

/** Asks the owner of the account that already has the service's email address to sign in once, before the service is linked. */
export function LinkForm({ question, faults }: { question: ExternalQuestion; faults: FormFaults | null }) {
  const t = useText();
  const step = useSecondStep(faults);
  const onlyCode = question.needs === "code";
  return (
    <ShopForm
      words={accountWords}
      intent="link"
      faults={faults}
      submit={t(onlyCode ? "account.login.confirm" : "account.external.linkSubmit")}
      captcha={captcha}
      onSent={step.onSent}
      fieldOf={fieldOf}
    >
      {!onlyCode && (
        <div hidden={step.keepsFirst}>
          <input type="email" name="userName" autoComplete="username" defaultValue={question.email ?? ""} readOnly hidden />
          <PasswordField />
        </div>
      )}
      {(onlyCode || step.asksCode) && <CodeField />}
    </ShopForm>
  );
}

/** Only the password can be wrong here, because the account is known. */
const fieldOf = { account_credentials: "password" } as const;
const captcha = { purpose: "sign-in", always: false } as const;
