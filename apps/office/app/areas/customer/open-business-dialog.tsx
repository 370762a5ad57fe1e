import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { type Failure, useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { PersonFields, readPerson } from "./person-fields.tsx";
import { termWords, usualTerms } from "./term-words.ts";

const types = ["dealer", "designer", "contractor", "builder"] as const;
type BusinessType = (typeof types)[number];

interface Props {
  onOpened(customerId: number, name: string): void;
  onClose(): void;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

/** The first branch gets the account's name unless another one is entered. */
const readBranches = (form: FormData, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: textOf(form, `branchName${index}`) || textOf(form, "name"),
    city: textOf(form, `city${index}`),
    state: textOf(form, `state${index}`),
  }));

/** Opens a business account: the company, its terms and branches, and its administrator. */
export function OpenBusinessDialog({ onOpened, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("openBusiness");
  const [branches, setBranches] = useState(1);
  const confirm = async (form: FormData): Promise<boolean> => {
    const limit = textOf(form, "limit");
    const creditLimitCents = limit === "" ? null : readDollars(limit);
    if (limit !== "" && creditLimitCents === null) {
      fail({ code: null, messages: [], fields: { creditLimitCents: t("terms.limitFault") } });
      return false;
    }
    const opened = await send({
      name: textOf(form, "name"),
      type: textOf(form, "type") as BusinessType,
      paymentTerm: textOf(form, "paymentTerm"),
      creditLimitCents,
      postalCode: textOf(form, "postalCode") || null,
      branches: readBranches(form, branches),
      person: textOf(form, "email") ? readPerson(form) : null,
    });
    if (opened) onOpened(opened.customerId, opened.name);
    return opened !== null;
  };
  return (
    <ActionDialog
      title={t("business.title")}
      confirm={t("business.open")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <CompanyFields failure={failure} />
      <BranchFields count={branches} failure={failure} onMore={() => setBranches(branches + 1)} />
      <h3 className="text-small">{t("business.person")}</h3>
      <PersonFields failure={failure} path="person." isRequired={false} />
    </ActionDialog>
  );
}

function CompanyFields({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <Field name="name" label={t("business.name")} error={failure?.fields["name"]} maxLength={120} required autoComplete="off" />
      <SelectField name="type" label={t("customers.type")}>
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`customerType.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="paymentTerm" label={t("customers.terms")}>
        {usualTerms.map((term) => (
          <option key={term} value={term}>
            {termWords(term, t)}
          </option>
        ))}
      </SelectField>
      <Field
        name="limit"
        label={t("terms.limit")}
        hint={t("business.limitHint")}
        error={failure?.fields["creditLimitCents"]}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="postalCode"
        label={t("terms.postalCode")}
        hint={t("terms.postalCodeHint")}
        error={failure?.fields["postalCode"]}
        maxLength={10}
        autoComplete="off"
      />
    </>
  );
}

/** The maximum number of branches of an account. */
const MAX_BRANCHES = 200;

function BranchFields({ count, failure, onMore }: { count: number; failure: Failure | null; onMore(): void }) {
  const t = useText();
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className="stack">
          <legend className="mb-1 text-small">{t("business.branch", { number: String(index + 1).padStart(2, "0") })}</legend>
          {index > 0 && (
            <Field
              name={`branchName${index}`}
              label={t("customers.name")}
              error={failure?.fields[`branches.${index}.name`]}
              maxLength={120}
              autoComplete="off"
            />
          )}
          <Field
            name={`city${index}`}
            label={t("business.city")}
            error={failure?.fields[`branches.${index}.city`]}
            maxLength={60}
            required
            autoComplete="off"
          />
          <Field
            name={`state${index}`}
            label={t("business.state")}
            error={failure?.fields[`branches.${index}.state`]}
            maxLength={60}
            required
            autoComplete="off"
          />
        </fieldset>
      ))}
      {count < MAX_BRANCHES && (
        <Button type="button" look="tool" onClick={onMore}>
          {t("business.more")}
        </Button>
      )}
    </>
  );
}
