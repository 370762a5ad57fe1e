import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import { FileField } from "../../../form/file-field.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ProvinceOptions } from "../../../form/province-options.tsx";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { documentTypes } from "../../account/request/document-rules.ts";
import { exemptionWords } from "../customer-words.ts";

/** The form to submit a certificate for one state. The state's value includes its country, so that one list works without scripts. */
export function ExemptionForm({ countries, faults }: { countries: CountryStates[]; faults: FormFaults | null }) {
  const t = useText();
  const address = useAddress();
  return (
    <ShopForm
      intent="exemption"
      words={exemptionWords}
      faults={faults}
      submit={t("exemption.submit")}
      files
      beside={
        <p className="text-small">
          <a href={address("account/exemptions")}>{t("customer.back")}</a>
        </p>
      }
      className="max-w-xl space-y-5"
    >
      <ChoiceField name="province">
        <option value="">{t("account.choose")}</option>
        <ProvinceOptions countries={countries} />
      </ChoiceField>
      <TextField name="certificateNo" maxLength={60} autoComplete="off" />
      <TextField name="expiresOn" type="date" optional hint={t("exemption.expiresHint")} />
      <FileField name="document" hint={t("exemption.documentHint")} accept={documentTypes.join(",")} />
      <p className="text-small text-ink-soft">{t("exemption.next")}</p>
    </ShopForm>
  );
}
