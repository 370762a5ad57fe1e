import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { LongTextField } from "../../../form/fields.tsx";
import type { FieldWords } from "../../../form/form-context.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

interface Props {
  approval: NonNullable<Quote["approval"]>;
  currency: string;
  language: Language;
  faults: FormFaults | null;
}

const words: FieldWords = { label: (language, name) => (name === "note" ? text(language, "approval.note") : null) };

/** Shown in place of the payment if somebody of the business account has to approve the order first. */
export function ApprovalStep({ approval: { state, aboveCents, answer }, currency, language, faults }: Props) {
  const t = useText();
  const address = useAddress();
  const limit = money(aboveCents, language, currency);
  if (state === "asked")
    return (
      <Notice>
        <p>{t("approval.asked")}</p>
        <p>
          <a href={address("account/approvals")}>{t("approval.toList")}</a>
        </p>
      </Notice>
    );
  return (
    <div className="space-y-5">
      {state === "rejected" && (
        <Notice kind="alert">
          <p>{t("approval.rejected")}</p>
          {answer && <p className="whitespace-pre-line">{answer}</p>}
        </Notice>
      )}
      <p className="max-w-prose">{t("approval.needed", { limit })}</p>
      <ShopForm intent="ask-approval" words={words} faults={faults} submit={t("approval.ask")} className="max-w-xl space-y-4">
        <LongTextField name="note" maxLength={1000} optional hint={t("approval.noteHint")} />
      </ShopForm>
    </div>
  );
}
