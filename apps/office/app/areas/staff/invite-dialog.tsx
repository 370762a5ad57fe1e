import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useStaff } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { type Choices, RoleFields, readRole } from "./role-fields.tsx";

interface Props extends Choices {
  onInvited(email: string): void;
  onClose(): void;
}

/** Invites somebody to the staff by email. */
export function InviteDialog({ roles, stores, onInvited, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const { stores: own } = useStaff();
  const { send, isSending, failure } = useCall("inviteStaff");
  const errors = failure?.fields ?? {};
  const confirm = async (form: FormData): Promise<boolean> => {
    const email = String(form.get("email")).trim();
    const person = { email, name: String(form.get("name")), language: form.get("language") === "es" ? "es" : "en" } as const;
    const done = await send({ ...person, ...readRole(form) });
    if (done) onInvited(email);
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("staff.invite")}
      confirm={t("staff.sendInvitation")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <p className="what-happens">{t("staff.inviteHappens")}</p>
      <Field name="name" label={t("staff.name")} maxLength={60} required autoComplete="off" error={errors["name"]} />
      <Field name="email" type="email" label={t("staff.email")} maxLength={254} required autoComplete="off" error={errors["email"]} />
      <SelectField name="language" label={t("staff.language")} hint={t("staff.languageHint")} defaultValue={language}>
        <option value="en">{t("language.en")}</option>
        <option value="es">{t("language.es")}</option>
      </SelectField>
      <RoleFields roles={roles} stores={stores} given={null} chosen={null} mayGiveAll={own === null} errors={errors} />
    </ActionDialog>
  );
}
