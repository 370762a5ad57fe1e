import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import type { OwnDetails } from "./own-details.server.ts";
import { StepForm } from "./step-form.tsx";

interface Props {
  quote: Quote;
  /** Null for a guest. */
  own: OwnDetails | null;
  fields: Record<string, string>;
  entered: Record<string, string>;
}

/** The buyer's contact details. An account requested here is created after the order. */
export function ContactStep({ quote, own, fields, entered }: Props) {
  const t = useText();
  const contact = { ...own?.contact, ...quote.contact, ...entered };
  const error = (name: string) => fields[`contact.${name}`] ?? fields[name];
  return (
    <StepForm fields={fields} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t("contact.firstName")}
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={60}
        defaultValue={contact.firstName}
        error={error("firstName")}
      />
      <Field
        label={t("contact.lastName")}
        name="lastName"
        autoComplete="family-name"
        required
        maxLength={60}
        defaultValue={contact.lastName}
        error={error("lastName")}
      />
      <Field
        label={t("contact.email")}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={t("contact.emailHint")}
        defaultValue={contact.email}
        error={error("email")}
      />
      <Field
        label={t("contact.phone")}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
        hint={t("contact.phoneHint")}
        defaultValue={contact.phone}
        error={error("phone")}
      />
      <Field
        label={t("contact.company")}
        name="company"
        autoComplete="organization"
        maxLength={80}
        defaultValue={contact.company}
        error={error("company")}
      />
      {!own && (
        <div className="sm:col-span-2">
          <Checkbox
            label={t("contact.wantsAccount")}
            name="wantsAccount"
            defaultChecked={quote.wantsAccount}
            hint={t("contact.wantsAccountHint")}
          />
        </div>
      )}
      <Next />
    </StepForm>
  );
}

/** The button that submits a step. */
export function Next() {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  return (
    <div className="sm:col-span-2">
      <Button type="submit" disabled={busy}>
        {t(busy ? "checkout.working" : "checkout.next")}
      </Button>
    </div>
  );
}
