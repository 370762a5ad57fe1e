import "virtual:words/bank";
import type { BankDebit, Quote } from "@azulejo/contract/areas/checkout.ts";
import { loadCardScript } from "@azulejo/ui/card/card-script.ts";
import { Checkbox, Field, SelectField } from "@azulejo/ui/field.tsx";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { type Ref, useImperativeHandle, useState } from "react";
import { TickField } from "../../../form/fields.tsx";
import { fieldId, useForm } from "../../../form/form-context.ts";
import type { Language } from "../../../i18n/language.ts";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { firstOf, SavedChoice, savedOf } from "../card/saved-choice.tsx";
import { accountTypes, type BankAccount, type BankField, faultsOf, toProvider } from "./bank-account.ts";
import { MANDATE_FIELD } from "./mandate-field.ts";

/** The account owner's details, as the payment provider shows them. */
export interface Owner {
  name: string;
  company: string | null;
  /** Empty if unknown. */
  email: string;
}

/**
 * The result of sending an account to the payment provider: the id of its payment method (empty for a saved account), errors by field, or a
 * failure.
 */
export type BankAnswer = { id: string } | { fields: Record<string, string> } | { failure: string };

export interface BankHandle {
  /** Checks the account and sends it to the payment provider. */
  give(owner: Owner, isAuthorized: boolean): Promise<BankAnswer>;
}

interface Props {
  bankDebit: BankDebit;
  /** Without `saved`, the account is only stored, and nothing is paid now. */
  payment: Pick<Quote["payment"], "scriptUrl" | "publishableKey"> & Partial<Pick<Quote["payment"], "saved">>;
  language: Language;
  ref: Ref<BankHandle>;
}

const empty: BankAccount = { accountType: "", routingNumber: "", routingNumberConfirm: "", accountNumber: "", accountNumberConfirm: "" };

/** The field that each of the payment provider's error codes is about. */
const fieldOfCode: Record<string, [BankField, MessageKey]> = {
  routing_number_invalid: ["routingNumber", "bank.fault.routing"],
  account_number_invalid: ["accountNumber", "bank.fault.account"],
};

/**
 * The saved accounts, the fields for a new one, and the authorization. The fields have no names, so that no form sends them to the shop.
 */
export default function BankFields({ bankDebit, payment, language, ref }: Props) {
  const t = useText();
  const { session } = useShellData();
  const isPaying = payment.saved !== undefined;
  const saved = savedOf("bank", payment.saved ?? []);
  const [chosen, setChosen] = useState(() => firstOf(saved));
  const [account, setAccount] = useState(empty);
  const isNew = chosen === "";

  const give: BankHandle["give"] = async ({ name, company, email }, isAuthorized) => {
    const wrong = isNew ? Object.entries(faultsOf(account)).map(([field, key]) => [`bank.${field}`, t(key)]) : [];
    if (!isAuthorized) wrong.push([MANDATE_FIELD, t("bank.fault.mandate")]);
    if (wrong.length > 0) return { fields: Object.fromEntries(wrong) };
    if (!isNew) return { id: "" };
    const create = await loadCardScript(payment.scriptUrl).catch(() => null);
    if (!create) return { failure: t("payment.scriptFailed") };
    const holder = account.accountType === "X" ? (company ?? name) : name;
    const answer = await create(payment.publishableKey, { locale: language })
      .createPaymentMethod({
        type: "us_bank_account",
        us_bank_account: toProvider(account),
        billing_details: { name: holder, ...(email && { email }) },
      })
      .catch(() => null);
    if (answer?.paymentMethod) return { id: answer.paymentMethod.id };
    const [field, key] = fieldOfCode[answer?.error?.code ?? ""] ?? [];
    return field && key ? { fields: { [`bank.${field}`]: t(key) } } : { failure: t("bank.failed") };
  };
  useImperativeHandle(ref, () => ({ give }));

  const change = (field: BankField) => (value: string) => setAccount((now) => ({ ...now, [field]: value }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isPaying && <p className="sm:col-span-2">{t("bank.days")}</p>}
      {saved.length > 0 && (
        <div className="sm:col-span-2">
          <SavedChoice kind="bank" saved={saved} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      {isNew && (
        <>
          <TypeField value={account.accountType} onChange={change("accountType")} />
          <NumberField
            field="routingNumber"
            maxLength={11}
            hint={t("bank.routingHint")}
            value={account.routingNumber}
            onChange={change("routingNumber")}
          />
          <NumberField
            field="routingNumberConfirm"
            maxLength={11}
            value={account.routingNumberConfirm}
            onChange={change("routingNumberConfirm")}
          />
          <NumberField
            field="accountNumber"
            maxLength={22}
            hint={t("bank.accountHint")}
            value={account.accountNumber}
            onChange={change("accountNumber")}
          />
          <NumberField
            field="accountNumberConfirm"
            maxLength={22}
            value={account.accountNumberConfirm}
            onChange={change("accountNumberConfirm")}
          />
          <p className="flex gap-2 text-small text-ink-soft sm:col-span-2">
            <Icon of={Lock} />
            {t("bank.safe")}
          </p>
          {isPaying && session && (
            <div className="sm:col-span-2">
              <Checkbox label={t("bank.save")} name="payment.saveAccount" />
            </div>
          )}
        </>
      )}
      <section aria-labelledby="bank-mandate" className="border-l-2 border-glaze bg-paper px-4 py-3 text-small sm:col-span-2">
        <h3 id="bank-mandate" className="mb-1 font-sans font-medium">
          {t("bank.mandate")}
        </h3>
        <p>{bankDebit.mandate}</p>
      </section>
      <div className="sm:col-span-2">
        <TickField name={MANDATE_FIELD} value={bankDebit.mandateVersion} required label={t(isPaying ? "bank.authorize" : "bank.agree")} />
      </div>
    </div>
  );
}

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

function TypeField({ value, onChange }: ValueProps) {
  const t = useText();
  const { id, fields } = useForm();
  return (
    <div className="sm:col-span-2">
      <SelectField
        id={fieldId(id, "bank.accountType")}
        name=""
        label={t("bank.accountType")}
        error={fields["bank.accountType"]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
      >
        <option value="">{t("address.choose")}</option>
        {accountTypes.map((type) => (
          <option key={type} value={type}>
            {t(`bank.type.${type}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface NumberProps extends ValueProps {
  field: Exclude<BankField, "accountType">;
  maxLength: number;
  hint?: string;
}

/** A field for one of an account's numbers, which browsers neither store nor autofill. */
function NumberField({ field, maxLength, hint, value, onChange }: NumberProps) {
  const t = useText();
  const { id, fields } = useForm();
  return (
    <Field
      id={fieldId(id, `bank.${field}`)}
      name=""
      label={t(`bank.${field}`)}
      error={fields[`bank.${field}`]}
      hint={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      required
    />
  );
}
