import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { accountWords } from "../form/account-words.ts";
import { CodeField } from "../form/code-field.tsx";
import { useSecondStep } from "../form/second-step.ts";
import { useFilledPasskey } from "../passkey/use-filled-passkey.ts";

interface Props {
  faults: FormFaults | null;
  returnTo: string;
}

/**
 * Email and password, then a code if the account requires one. The first fields keep their values while hidden.
 * Without scripts the form asks for all three together.
 */
export function LoginForm({ faults, returnTo }: Props) {
  const t = useText();
  const address = useAddress();
  const fill = useFilledPasskey(returnTo);
  const step = useSecondStep(faults);
  return (
    <ShopForm
      words={accountWords}
      intent="login"
      faults={faults}
      submit={t(step.asksCode ? "account.login.confirm" : "account.login.submit")}
      captcha={{ purpose: "sign-in", always: false }}
      onSent={step.onSent}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <div hidden={step.keepsFirst} className="space-y-5">
        <TextField name="userName" type="email" autoComplete="username webauthn" maxLength={254} inputMode="email" onFocus={fill} />
        <PasswordField />
        <p className="text-small">
          <a href={address("account/forgotpassword")}>{t("account.login.forgot")}</a>
        </p>
      </div>
      {step.asksCode && (
        <>
          <CodeField />
          {step.keepsFirst && (
            <p className="text-small">
              <button type="button" className="underline" onClick={step.startAgain}>
                {t("account.login.otherAccount")}
              </button>
            </p>
          )}
        </>
      )}
    </ShopForm>
  );
}
