import type { customer, ValueOf } from "@azulejo/contract";
import type { ApprovalRule } from "@azulejo/contract/areas/customer.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { approvalWords } from "./approval-words.ts";

type RuleBook = ValueOf<typeof customer.approvalRules>;

/** The amounts above which orders need an approval, for administrators to change. */
export function Limits({ book, faults }: { book: RuleBook; faults: FormFaults | null }) {
  const t = useText();
  const { rules, people, currency } = book;
  return (
    <section aria-labelledby="limits" className="approval-limits">
      <h2 id="limits">{t("approvals.limits")}</h2>
      <p className="max-w-prose">{t(rules.length === 0 ? "approvals.noLimits" : "approvals.limitsLead")}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <Limit key={rule.ruleId} rule={rule} currency={currency} />
          ))}
        </ul>
      )}
      <ShopForm
        intent="add-limit"
        words={approvalWords}
        faults={faults}
        submit={t("approvals.add")}
        look="quiet"
        fieldOf={{ customer_approval_self: "approverId", customer_user_not_found: "userId" }}
        className="mt-5 max-w-xl space-y-4"
      >
        <TextField name="aboveCents" inputMode="decimal" maxLength={14} required hint={t("approvals.aboveHint")} />
        <ChoiceField name="userId">
          <option value="">{t("approvals.everybody")}</option>
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField name="approverId" hint={t("approvals.approverHint")}>
          <option value="">{t("approvals.administrators")}</option>
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </ChoiceField>
      </ShopForm>
    </section>
  );
}

function Limit({ rule: { ruleId, aboveCents, user, approver }, currency }: { rule: ApprovalRule; currency: string }) {
  const t = useText();
  const language = useLanguage();
  const amount = money(aboveCents, language, currency);
  const whose = user ? t("approvals.limitOf", { who: user.name, amount }) : t("approvals.limitOfAll", { amount });
  return (
    <li>
      <span>
        {whose}
        <small>{approver ? t("approvals.approvedBy", { who: approver.name }) : t("approvals.approvedByAdministrators")}</small>
      </span>
      <form method="post">
        <input type="hidden" name="intent" value="end-limit" />
        <input type="hidden" name="ruleId" value={ruleId} />
        <Button type="submit" look="quiet" aria-label={t("approvals.removeLimit", { limit: whose })}>
          {t("approvals.remove")}
        </Button>
      </form>
    </li>
  );
}
