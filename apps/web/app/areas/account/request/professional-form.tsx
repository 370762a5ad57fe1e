import type { CustomerModel } from "@azulejo/contract/areas/customer.ts";
import { businessTypes } from "@azulejo/contract/claims.ts";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { ChoiceField, LongTextField, TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { accountWords } from "../form/account-words.ts";
import { AddressFields } from "../form/address-fields.tsx";
import { DocumentsField, useDocumentFault } from "./documents-field.tsx";

interface Props {
  model: CustomerModel;
  countries: CountryStates[];
  faults: FormFaults | null;
}

/** The application for the trade program, with documents that prove the applicant's trade. */
export function ProfessionalForm({ model, countries, faults }: Props) {
  const t = useText();
  const documents = useDocumentFault();
  return (
    <ShopForm
      words={accountWords}
      intent="professional"
      faults={faults}
      submit={t("account.professional.submit")}
      files
      check={documents.check}
      className="max-w-2xl space-y-6"
    >
      <Rule>{t("account.professional.business")}</Rule>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField name="type" value={model.type === "homeowner" ? "" : model.type}>
          <option value="">{t("account.choose")}</option>
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {t(`account.type.${type}`)}
            </option>
          ))}
        </ChoiceField>
        <TextField name="company" autoComplete="organization" maxLength={80} value={model.customer?.name} />
        <TextField name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={30} value={model.phone} />
        <TextField name="website" type="url" autoComplete="url" inputMode="url" maxLength={200} optional />
        <TextField name="licence" maxLength={60} optional />
        <TextField name="taxId" maxLength={40} optional />
        <TextField name="years" inputMode="numeric" maxLength={3} optional />
      </div>
      <Rule>{t("account.professional.address")}</Rule>
      <AddressFields countries={countries} />
      <Rule>{t("account.professional.papers")}</Rule>
      <DocumentsField fault={documents.fault} onChange={documents.look} />
      <LongTextField name="message" maxLength={2000} optional />
      <p className="text-small text-ink-soft">{t("account.professional.next")}</p>
    </ShopForm>
  );
}
