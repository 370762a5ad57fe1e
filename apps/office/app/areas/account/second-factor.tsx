import { LONGEST_TYPED_CODE } from "@azulejo/contract/typed/second-step-code.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useAnnounce } from "../../frame/announcement.tsx";
import { forgetStaff, useStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

/** Whether the user signs in with an authenticator app, and how to add or remove it. */
export function SecondFactor() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { hasAuthenticator } = useStaff();
  const { send, isSending, failure } = useCall("removeOwnSecondFactor");
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (form: FormData): Promise<boolean> => {
    if (!(await send({ code: String(form.get("code")).trim() }))) return false;
    announce(t("factor.removed"));
    forgetStaff();
    await revalidate();
    return true;
  };
  return (
    <div className="stack">
      <p className="text-small">{t(hasAuthenticator ? "factor.on" : "factor.off")}</p>
      <div>
        {hasAuthenticator ? (
          <Button type="button" look="tool" onClick={() => setRemoving(true)}>
            {t("factor.remove")}
          </Button>
        ) : (
          <Link to="/second-factor?to=/account" className={buttonClass("tool")}>
            {t("factor.add")}
          </Link>
        )}
      </div>
      {isRemoving && (
        <ActionDialog
          title={t("factor.removeTitle")}
          confirm={t("factor.remove")}
          isSending={isSending}
          failure={failure}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          <p className="what-happens">{t("factor.removeHappens")}</p>
          <Field
            name="code"
            label={t("signIn.code")}
            hint={t("signIn.codeHint")}
            maxLength={LONGEST_TYPED_CODE}
            required
            autoComplete="one-time-code"
          />
        </ActionDialog>
      )}
    </div>
  );
}
