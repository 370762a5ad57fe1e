import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";

const reasons = ["damaged", "wrongItem", "shade", "missing", "late", "changedMind", "price", "other"] as const;

/** The reason of a refund: one of a list, or another in words. */
export function ReasonField() {
  const t = useText();
  const [chosen, setChosen] = useState("");
  const isOther = chosen === t("reason.other");
  return (
    <>
      <SelectField
        name="reason"
        label={t("refund.reason")}
        {...(!isOther && { hint: t("refund.reasonHint") })}
        value={chosen}
        required
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{t("reason.choose")}</option>
        {reasons.map((reason) => (
          <option key={reason}>{t(`reason.${reason}`)}</option>
        ))}
      </SelectField>
      {isOther && (
        <Field name="otherReason" label={t("reason.words")} hint={t("refund.reasonHint")} required maxLength={200} autoComplete="off" />
      )}
    </>
  );
}

/** Returns the reason in words, as the order's history shows it. */
export const readReason = (form: FormData): string => String(form.get("otherReason") ?? form.get("reason")).trim();
