import { LONGEST_TYPED_CODE } from "@azulejo/contract/typed/second-step-code.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";
import { usePasskeySignIn } from "./sign-in-with-passkey.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";

const CODE_WANTED = ["account_code_required", "account_code_wrong"];
const PROOF_WANTED = ["account_captcha_required", "account_captcha"];

/** Signs a staff member in; the session is stored in cookies that scripts can't read. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("signIn");
  const proof = useProofOfWork();
  const passkey = usePasskeySignIn(onSignedIn);
  const [wants, setWants] = useState({ code: false, proof: false });
  const isWanted = (codes: string[]) => codes.includes(failure?.code ?? "");
  if (isWanted(CODE_WANTED) && !wants.code) setWants({ ...wants, code: true });
  if (isWanted(PROOF_WANTED) && !wants.proof) setWants({ ...wants, proof: true });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get("code") ?? "").trim();
    const captchaToken = wants.proof ? await proof.solve() : null;
    if (wants.proof && !captchaToken) return;
    const credentials = { email: String(form.get("email")), password: String(form.get("password")) };
    if (await send({ ...credentials, ...(code && { code }), ...(captchaToken && { captchaToken }) })) onSignedIn();
  };
  const isBusy = isSending || proof.isSolving || passkey.isAsking;
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={failure ?? proof.failure ?? passkey.failure} />
      <Field name="email" type="email" label={t("signIn.email")} autoComplete="username" required maxLength={254} />
      <Field name="password" type="password" label={t("signIn.password")} autoComplete="current-password" required />
      {wants.code && (
        <Field
          name="code"
          label={t("signIn.code")}
          hint={t("signIn.codeHint")}
          autoComplete="one-time-code"
          maxLength={LONGEST_TYPED_CODE}
          required
          autoFocus
        />
      )}
      {wants.proof && <p className="text-small text-ink-soft">{t("signIn.proof")}</p>}
      <Button type="submit" disabled={isBusy}>
        {t(proof.isSolving ? "signIn.checking" : "signIn.send")}
      </Button>
      <Button
        type="button"
        look="quiet"
        disabled={isBusy}
        onClick={() => {
          fail(null);
          void passkey.signIn();
        }}
      >
        {t("signIn.passkey")}
      </Button>
    </form>
  );
}
