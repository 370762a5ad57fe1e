import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { Consent } from "../consent.tsx";
import { accountWords } from "../form/account-words.ts";
import { TypeChoice } from "../form/type-choice.tsx";
import type { ExternalQuestion } from "./open-attempt.server.ts";

/** Asks a new customer for details that the service did not provide. A business answers a few more questions. */
export function DetailsForm({ question, faults }: { question: ExternalQuestion; faults: FormFaults | null }) {
  const t = useText();
  return (
    <ShopForm words={accountWords} intent="details" faults={faults} submit={t("account.register.submit")} className="group space-y-5">
      <TypeChoice />
      {question.emailVerified ? (
        <p>
          <span className="block text-small text-ink-soft">{t("account.field.email")}</span>
          <span className="break-words">{question.email}</span>
        </p>
      ) : (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={question.email}
          hint={t("account.external.emailHint")}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="givenName" autoComplete="given-name" maxLength={60} value={question.givenName} />
        <TextField name="surname" autoComplete="family-name" maxLength={60} value={question.surname} />
      </div>
      <div className="grid gap-5 group-has-[[value=homeowner]:checked]:hidden sm:grid-cols-2">
        <TextField name="company" autoComplete="organization" maxLength={80} hint={t("account.external.ofBusiness")} />
        <TextField name="phone" type="tel" autoComplete="tel" maxLength={30} hint={t("account.external.ofBusiness")} />
      </div>
      <Consent />
    </ShopForm>
  );
}
