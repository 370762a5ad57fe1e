import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { labelsOf } from "../../form/field-words.ts";
import { TextField, TickField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { SignedInDetails } from "./signed-in-details.server.ts";
import { StepForm } from "./step-form.tsx";
import { StepPart } from "./step-part.tsx";

interface Props {
  quote: Quote;
  /** Null for a guest. */
  own: SignedInDetails | null;
  faults: FormFaults | null;
}

const words = labelsOf({
  "contact.firstName": "contact.firstName",
  "contact.lastName": "contact.lastName",
  "contact.email": "contact.email",
  "contact.phone": "contact.phone",
  "contact.company": "contact.company",
  purchaseOrderNo: "contact.purchaseOrderNo",
  jobName: "contact.jobName",
  wantsAccount: "contact.wantsAccount",
});

/** The buyer's contact details. If an account is requested here, it is created after the order. */
export function ContactStep({ quote, own, faults }: Props) {
  const t = useText();
  const address = useAddress();
  const contact = { ...own?.contact, ...quote.contact };
  return (
    <StepForm step="user" words={words} faults={faults} className="grid gap-4 sm:grid-cols-2">
      {!own && (
        <p className="text-small sm:col-span-2">
          {t("checkout.haveAccount")}{" "}
          <a href={`${address("account/login")}?returnTo=${encodeURIComponent(address("checkout/user"))}`}>{t("shell.signIn")}</a>
        </p>
      )}
      <TextField name="contact.firstName" autoComplete="given-name" maxLength={60} value={contact.firstName} />
      <TextField name="contact.lastName" autoComplete="family-name" maxLength={60} value={contact.lastName} />
      <TextField
        name="contact.email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t("contact.emailHint")}
        value={contact.email}
      />
      <TextField name="contact.phone" type="tel" autoComplete="tel" maxLength={30} hint={t("contact.phoneHint")} value={contact.phone} />
      <TextField name="contact.company" autoComplete="organization" required={false} maxLength={80} value={contact.company} />
      {own?.isBusiness && (
        <>
          <TextField name="purchaseOrderNo" required={false} maxLength={40} value={quote.purchaseOrderNo} />
          <TextField name="jobName" required={false} maxLength={80} value={quote.jobName} />
        </>
      )}
      {!own && (
        <StepPart part="create-account" className="sm:col-span-2">
          <TickField name="wantsAccount" ticked={quote.wantsAccount} hint={t("contact.wantsAccountHint")} />
        </StepPart>
      )}
    </StepForm>
  );
}
