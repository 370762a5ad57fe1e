import { LONGEST_TYPED_CODE } from "@azulejo/contract/typed/second-step-code.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, lazy, type SubmitEvent, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { StandalonePage, useGoOn } from "../../frame/pages/standalone-page.tsx";
import { readStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

import { useMakePasskey } from "./make-passkey.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

export const loader = ({ request }: LoaderFunctionArgs) => readStaff(request);

/** Where staff add a second factor: a passkey needs only the password; an app takes three steps: password, code, recovery codes. */
export function Component() {
  const t = useText();
  const { mustAddSecondFactor } = useLoaderData<typeof loader>();
  const [setup, setSetup] = useState<CallValue<"startOwnSecondFactor"> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const leave = useGoOn();
  return (
    <StandalonePage title={t(codes ? "factor.codes" : setup ? "factor.addTitle" : "factor.chooseTitle")}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={leave} />
      ) : setup ? (
        <ConfirmStep setup={setup} onConfirmed={setCodes} />
      ) : (
        <>
          <p className="mb-6 text-small text-ink-soft">{t(mustAddSecondFactor ? "factor.required" : "factor.optional")}</p>
          <PasswordStep onStarted={setSetup} onPasskey={leave} />
        </>
      )}
    </StandalonePage>
  );
}

interface PasswordProps {
  onStarted(setup: CallValue<"startOwnSecondFactor">): void;
  onPasskey(): void;
}

/** Asks for the password, and which second factor to add: a passkey on this device, or an app. */
function PasswordStep({ onStarted, onPasskey }: PasswordProps) {
  const t = useText();
  const { email, hasAuthenticator } = useLoaderData<typeof loader>();
  const app = useCall("startOwnSecondFactor");
  const passkey = useMakePasskey();
  const isBusy = app.isSending || passkey.isMaking;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const password = String(new FormData(event.currentTarget).get("password"));
    if (submitter?.getAttribute("value") === "app") {
      const setup = await app.send({ password });
      if (setup) onStarted(setup);
    } else if (await passkey.make(password, "")) onPasskey();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={app.failure ?? passkey.failure} />
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field name="password" type="password" label={t("signIn.password")} autoComplete="current-password" maxLength={200} required />
      <Button type="submit" name="factor" value="passkey" disabled={isBusy}>
        {t("factor.usePasskey")}
      </Button>
      {!hasAuthenticator && (
        <Button type="submit" look="quiet" name="factor" value="app" disabled={isBusy}>
          {t("factor.useApp")}
        </Button>
      )}
    </form>
  );
}

interface ConfirmProps {
  setup: CallValue<"startOwnSecondFactor">;
  onConfirmed(codes: string[]): void;
}

function ConfirmStep({ setup: { secret, address }, onConfirmed }: ConfirmProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("confirmOwnSecondFactor");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await send({ code: String(new FormData(event.currentTarget).get("code")).trim() });
    if (answer) onConfirmed(answer.recoveryCodes);
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="stack">
      <p className="text-small">{t("factor.scan")}</p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={address} label={t("factor.qr")} />
      </Suspense>
      <p className="text-small">
        {t("factor.key")}: <code className="key">{secret}</code>
      </p>
      <FailureNotice failure={failure} />
      <Field
        name="code"
        label={t("factor.code")}
        hint={t("factor.codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST_TYPED_CODE}
        required
        error={failure?.fields["code"]}
      />
      <Button type="submit" disabled={isSending}>
        {t("factor.confirm")}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const t = useText();
  return (
    <div className="stack">
      <p className="text-small" role="status">
        {t("factor.codesWhy")}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={onKept}>
        {t("factor.kept")}
      </Button>
    </div>
  );
}
