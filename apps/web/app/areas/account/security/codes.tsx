import "./codes.css";
import { Rule } from "@azulejo/ui/notice.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { accountWords } from "../form/account-words.ts";
import { CodeField } from "../form/code-field.tsx";
import type { CodeSetup } from "./code-setup.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Ways } from "./sign-in-methods.tsx";

interface Props {
  ways: Ways;
  setup: CodeSetup | null;
  recoveryCodes: string[];
  faults: FormFaults | null;
}

/** Authenticator codes as a second sign-in step: off, being set up, or on. */
export function Codes({ ways, setup, recoveryCodes, faults }: Props) {
  const t = useText();
  return (
    <section className="space-y-5">
      <Rule>{t("account.codes.title")}</Rule>
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
      {ways.secondFactor ? (
        <CodesOn left={ways.recoveryCodesLeft} faults={faults} />
      ) : setup ? (
        <Setup setup={setup} faults={faults} />
      ) : (
        <CodesOff hasPassword={ways.password} faults={faults} />
      )}
    </section>
  );
}

function CodesOff({ hasPassword, faults }: { hasPassword: boolean; faults: FormFaults | null }) {
  const t = useText();
  return (
    <>
      <p className="max-w-prose">{t("account.codes.lead")}</p>
      <ShopForm
        words={accountWords}
        intent="codes-start"
        faults={faults}
        submit={t("account.codes.start")}
        look="quiet"
        className="max-w-md space-y-5"
      >
        {hasPassword && <PasswordField label={t("account.codes.password")} />}
      </ShopForm>
    </>
  );
}

/** The secret as a QR code and as text to type. */
function Setup({ setup, faults }: { setup: CodeSetup; faults: FormFaults | null }) {
  const t = useText();
  const { size, path } = setup.qr;
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[max-content_minmax(0,1fr)]">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("account.codes.qr")} className="qr size-48" shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}h-${size}z`} className="qr-light" />
        <path d={path} className="qr-dark" />
      </svg>
      <div className="min-w-0 space-y-4">
        <ol className="list-decimal space-y-2 pl-5">
          <li>{t("account.codes.step1")}</li>
          <li>
            {t("account.codes.step2")}
            <code className="mt-1 block break-all text-small">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </li>
          <li>{t("account.codes.step3")}</li>
        </ol>
        <ShopForm
          words={accountWords}
          intent="codes-confirm"
          faults={faults}
          submit={t("account.codes.confirm")}
          className="max-w-md space-y-5"
        >
          <input type="hidden" name="secret" value={setup.secret} />
          <input type="hidden" name="address" value={setup.address} />
          <CodeField hint={t("account.hint.appCode")} />
        </ShopForm>
      </div>
    </div>
  );
}

function CodesOn({ left, faults }: { left: number; faults: FormFaults | null }) {
  const t = useText();
  return (
    <>
      <p className="max-w-prose">
        <span className="text-moss">{t("account.codes.on")}</span> {t("account.codes.left", { count: left })}
      </p>
      <details open={faults?.intent === "codes-off"}>
        <summary className="min-h-6 underline">{t("account.codes.off")}</summary>
        <ShopForm
          words={accountWords}
          intent="codes-off"
          faults={faults}
          submit={t("account.codes.off")}
          look="quiet"
          className="mt-4 max-w-md space-y-5"
        >
          <CodeField focus={false} />
        </ShopForm>
      </details>
    </>
  );
}
