import type { account, ValueOf } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { type SubmitEvent, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { FormFaults } from "../../../form/form-faults.ts";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { CurrentPassword } from "../form/current-password.tsx";
import { CurrentPasswordField } from "../form/current-password-field.tsx";
import { PasskeyRefused } from "./ask-passkey.ts";
import { makePasskey } from "./make-passkey.ts";

interface Props {
  passkeys: ValueOf<typeof account.listPasskeys>;
  faults: FormFaults | null;
  /** The name of a new passkey, if its form was submitted before the scripts ran. */
  earlyName: string | null;
}

/** Lists the account's passkeys and adds one if the browser supports it. */
export function Passkeys({ passkeys, faults, earlyName }: Props) {
  const t = useText();
  const language = useLanguage();
  const busy = useNavigation().state !== "idle";
  return (
    <section className="space-y-5">
      <Rule>{t("account.passkey.title")}</Rule>
      <p className="max-w-prose">{t("account.passkey.lead")}</p>
      {faults?.intent === "passkey-remove" && <Notice kind="alert">{faults.messages.join(" ")}</Notice>}
      {passkeys.length > 0 && (
        <form method="post">
          <input type="hidden" name="intent" value="passkey-remove" />
          {faults?.intent === "passkey-remove" && <CurrentPasswordField faults={faults} id="passkey-remove-password" />}
          <ul className="divide-y divide-joint border-y border-joint">
            {passkeys.map(({ id, name, addedAt, usedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
                <div className="min-w-0">
                  <p className="break-words font-medium">{name || t("account.passkey.unnamed")}</p>
                  <p className="text-small text-ink-soft">
                    {t("account.passkey.added", { day: day(addedAt, language, "long") })}
                    {usedAt && ` · ${t("account.usedOn", { day: day(usedAt, language, "long") })}`}
                  </p>
                </div>
                <Button type="submit" name="id" value={id} look="plain" disabled={busy}>
                  {t("account.passkey.remove")}
                  <span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <NewPasskey earlyName={earlyName} />
      <noscript>
        <p className="text-small">{t("fields.needsScript")}</p>
      </noscript>
    </section>
  );
}

function NewPasskey({ earlyName }: Pick<Props, "earlyName">) {
  const t = useText();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState({
    busy: false,
    message: earlyName === null ? "" : t("account.passkey.early"),
    failed: earlyName !== null,
  });
  const [asksPassword, setAsksPassword] = useState(false);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ busy: true, message: "", failed: false });
    try {
      const entered = new FormData(form);
      await makePasskey(language, String(entered.get("passkeyName") ?? ""), entered.get("password") as string | null);
      await revalidate();
      form.reset();
      setAsksPassword(false);
      setState({ busy: false, message: t("account.passkey.done"), failed: false });
    } catch (error) {
      if (error instanceof PasskeyRefused && error.code === "account_password_needed") setAsksPassword(true);
      setState({ busy: false, message: error instanceof PasskeyRefused ? error.message : t("account.passkey.notMade"), failed: true });
    }
  };
  return (
    <form method="post" onSubmit={add} className="flex max-w-xl flex-wrap items-end gap-4 noscript:hidden">
      <input type="hidden" name="intent" value="passkey-add" />
      <div className="min-w-56 grow">
        <Field
          id="passkey-name"
          name="passkeyName"
          label={t("fields.optional", { label: t("account.passkey.name") })}
          maxLength={60}
          autoComplete="off"
          defaultValue={earlyName ?? undefined}
        />
      </div>
      {asksPassword && (
        <div className="min-w-56 grow">
          <CurrentPassword id="passkey-password" />
        </div>
      )}
      <Button type="submit" look="quiet" disabled={state.busy}>
        {t(state.busy ? "fields.working" : "account.passkey.add")}
      </Button>
      <p role={state.failed ? "alert" : "status"} className="w-full text-small empty:hidden">
        {state.message}
      </p>
    </form>
  );
}
