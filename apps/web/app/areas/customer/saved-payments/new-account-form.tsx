import type { customer, ValueOf } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { TextField, TickField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import BankFields, { type BankHandle } from "../../checkout/bank/bank-fields.tsx";
import { MANDATE_FIELD } from "../../checkout/bank/mandate-field.ts";
import { accountWords } from "../customer-words.ts";

interface Props {
  setup: ValueOf<typeof customer.bankAccountForm>;
  faults: FormFaults | null;
}

/** The fields for errors about the owner's authorization. */
const fieldOfCode = { checkout_mandate_required: MANDATE_FIELD, checkout_mandate_changed: MANDATE_FIELD };

/** Sends a bank account to the payment provider, and then stores the provider's reference to it. */
export function NewAccountForm({ setup, faults: answered }: Props) {
  const t = useText();
  const address = useAddress();
  const language = useLanguage();
  const submit = useSubmit();
  const bank = useRef<BankHandle>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormFaults | null>(null);
  const navigating = useNavigation().state !== "idle";
  const { bankDebit } = setup;
  if (!bankDebit) return <Notice>{t("customer.accountUnavailable")}</Notice>;

  const refuse = (messages: string[], fields: Record<string, string>) =>
    setRefused({ intent: "addAccount", code: "payment_refused", messages, fields, entered: {} });

  const save = async (sent: FormData) => {
    setBusy(true);
    setRefused(null);
    const owner = { name: String(sent.get("owner") ?? "").trim(), company: null, email: "" };
    const ownerFault = owner.name === "" ? { owner: t("customer.accountOwnerMissing") } : {};
    const given = (await bank.current?.give(owner, sent.has(MANDATE_FIELD))) ?? { failure: t("customer.cardScriptFailed") };
    if ("failure" in given) refuse([given.failure], ownerFault);
    else if ("fields" in given || owner.name === "") refuse([], { ...ownerFault, ...("fields" in given && given.fields) });
    else {
      sent.set("paymentMethodId", given.id);
      await submit(sent, { method: "post" });
    }
    setBusy(false);
  };

  return (
    <ShopForm
      intent="addAccount"
      words={accountWords}
      fieldOf={fieldOfCode}
      faults={busy ? null : (refused ?? answered)}
      submit={t("customer.accountSave")}
      working={t("customer.cardAdding")}
      isBusy={busy || navigating}
      deliver={save}
      beside={
        <p className="text-small">
          <a href={address("account/payments")}>{t("customer.back")}</a>
        </p>
      }
      className="max-w-xl space-y-4"
    >
      <noscript>
        <Notice kind="alert">{t("customer.accountNeedsScript")}</Notice>
      </noscript>
      <TextField name="owner" autoComplete="name" maxLength={100} />
      <BankFields bankDebit={bankDebit} payment={setup} language={language} ref={bank} />
      <TextField name="name" required={false} maxLength={60} hint={t("customer.accountNameHint")} autoComplete="off" />
      <TickField name="preferred" />
    </ShopForm>
  );
}
