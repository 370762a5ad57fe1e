import type { CustomerType } from "@azulejo/contract/claims.ts";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { TextField, TickField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { Consent } from "../consent.tsx";
import { accountWords } from "../form/account-words.ts";
import { AddressFields } from "../form/address-fields.tsx";

interface Props {
  type: CustomerType;
  countries: CountryStates[];
  returnTo: string;
  faults: FormFaults | null;
}

/** The sign-up form of one customer type; business buyers fill in a few more fields. */
export function RegisterForm({ type, countries, returnTo, faults }: Props) {
  const t = useText();
  const { features } = useShellData().settings;
  const ofBusiness = type !== "homeowner";
  return (
    <ShopForm
      words={accountWords}
      intent="register"
      faults={faults}
      submit={t("account.register.submit")}
      captcha={{ purpose: "sign-up", always: true }}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="givenName" autoComplete="given-name" maxLength={60} />
        <TextField name="surname" autoComplete="family-name" maxLength={60} />
      </div>
      <TextField name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />
      <PasswordField isNew />
      <TextField name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={30} optional={!ofBusiness} />
      {ofBusiness && <BusinessFields type={type} countries={countries} faults={faults} />}
      {features.newsletter && <TickField name="newsletter" label={t("account.newsletter")} hint={t("account.newsletterHint")} />}
      <Consent />
    </ShopForm>
  );
}

function BusinessFields({ type, countries, faults }: Pick<Props, "type" | "countries" | "faults">) {
  const t = useText();
  const begun = Object.keys({ ...faults?.fields, ...faults?.entered }).some(
    (name) => name.startsWith("address.") && (faults?.fields[name] || faults?.entered[name]),
  );
  return (
    <>
      <Rule>{t("account.register.business")}</Rule>
      <TextField
        name="company"
        autoComplete="organization"
        maxLength={80}
        label={t(`account.company.${type as Exclude<CustomerType, "homeowner">}`)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="website" type="url" autoComplete="url" inputMode="url" maxLength={200} optional />
        <TextField name="resaleNumber" maxLength={40} optional />
      </div>
      <details open={begun}>
        <summary className="min-h-6 underline">{t("account.register.address")}</summary>
        <div className="mt-4">
          <AddressFields countries={countries} optional />
        </div>
      </details>
    </>
  );
}
