import type { OfficeCustomer } from "@azulejo/contract";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Checkbox, Field, SelectField } from "@azulejo/ui/field.tsx";
import { type Failure, useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { termWords, usualTerms } from "./term-words.ts";

interface Props {
  customer: OfficeCustomer;
  onSaved(name: string): void;
  onClose(): void;
}

/** Edits a business account's terms: payment term, credit line, and whether it may order. */
export function TermsDialog({ customer, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("saveTerms");
  const confirm = async (form: FormData): Promise<boolean> => {
    const limit = String(form.get("limit")).trim();
    const creditLimitCents = limit === "" ? null : readDollars(limit);
    if (limit !== "" && creditLimitCents === null) {
      fail({ code: null, messages: [], fields: { creditLimitCents: t("terms.limitFault") } });
      return false;
    }
    const postalCode = String(form.get("postalCode")).trim();
    const saved = await send({
      customerId: customer.customerId,
      paymentTerm: String(form.get("paymentTerm")),
      creditLimitCents,
      locked: form.has("locked"),
      postalCode: postalCode || null,
    });
    if (saved) onSaved(saved.name);
    return saved !== null;
  };
  return (
    <ActionDialog
      title={customer.name}
      confirm={t("terms.save")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <TermsFields customer={customer} failure={failure} />
    </ActionDialog>
  );
}

function TermsFields({ customer, failure }: Pick<Props, "customer"> & { failure: Failure | null }) {
  const t = useText();
  const terms = usualTerms.includes(customer.paymentTerm) ? usualTerms : [customer.paymentTerm, ...usualTerms];
  return (
    <>
      <SelectField name="paymentTerm" label={t("customers.terms")} defaultValue={customer.paymentTerm}>
        {terms.map((term) => (
          <option key={term} value={term}>
            {termWords(term, t)}
          </option>
        ))}
      </SelectField>
      <Field
        name="limit"
        label={t("terms.limit")}
        hint={t("terms.limitHint")}
        inputMode="decimal"
        defaultValue={customer.creditLimitCents === null ? "" : (customer.creditLimitCents / 100).toFixed(2)}
        error={failure?.fields["creditLimitCents"]}
        autoComplete="off"
      />
      <Field
        name="postalCode"
        label={t("terms.postalCode")}
        hint={t("terms.postalCodeHint")}
        defaultValue={customer.postalCode ?? ""}
        maxLength={10}
        error={failure?.fields["postalCode"]}
        autoComplete="off"
      />
      <Checkbox name="locked" label={t("terms.locked")} hint={t("terms.lockedHint")} defaultChecked={customer.locked} />
    </>
  );
}
