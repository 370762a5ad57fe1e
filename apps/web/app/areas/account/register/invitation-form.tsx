import type { customer, ValueOf } from "@azulejo/contract";
import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { day } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { Consent } from "../consent.tsx";
import { accountWords } from "../form/account-words.ts";
import { CodeField } from "../form/code-field.tsx";
import { useSecondStep } from "../form/second-step.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";

interface Props {
  root: ShellData;
  /** Null for a link that is no longer valid. */
  invitation: ValueOf<typeof customer.invitationData> | null;
  faults: FormFaults | null;
}

/** Form to join a business account: shows who invites to which account, and asks for a new or existing password. */
export function InvitationForm({ root, invitation, faults }: Props) {
  const t = useText();
  const address = useAddress();
  const step = useSecondStep(faults);
  if (!invitation) {
    return (
      <EntryFrame root={root} title={t("account.invitation.title")} lead={t("account.invitation.gone")}>
        <p>
          <a href={address("account/login")}>{t("account.login.title")}</a>
        </p>
      </EntryFrame>
    );
  }
  const { email, customerName, invitedBy, hasAccount, roles, expiresAt } = invitation;
  return (
    <EntryFrame
      root={root}
      title={t("account.invitation.join", { business: customerName })}
      lead={t("account.invitation.by", { person: invitedBy, business: customerName })}
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 border-y border-joint py-4">
        <dt className="text-ink-soft">{t("account.field.email")}</dt>
        <dd className="break-words">{email}</dd>
        <dt className="text-ink-soft">{t("account.invitation.roles")}</dt>
        <dd>{roles.map((role) => t(`role.${role}`)).join(", ")}</dd>
        <dt className="text-ink-soft">{t("account.invitation.until")}</dt>
        <dd>{day(expiresAt, root.language, "long")}</dd>
      </dl>
      {root.session && <p>{t("account.invitation.signedIn", { email: root.session.userName })}</p>}
      <ShopForm
        words={accountWords}
        intent="invitation"
        faults={faults}
        submit={t("account.invitation.submit")}
        onSent={step.onSent}
        fieldOf={fieldOf}
      >
        <div hidden={step.keepsFirst} className="space-y-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="givenName" autoComplete="given-name" maxLength={60} value={invitation.givenName} />
            <TextField name="surname" autoComplete="family-name" maxLength={60} value={invitation.surname} />
          </div>
          <input type="email" name="userName" autoComplete="username" defaultValue={email} readOnly hidden />
          {hasAccount ? <PasswordField label={t("account.invitation.password")} /> : <PasswordField isNew />}
        </div>
        {step.asksCode && <CodeField />}
        {!hasAccount && <Consent />}
      </ShopForm>
    </EntryFrame>
  );
}

const fieldOf = { account_credentials: "password" } as const;
