import { returnReasons } from "@azulejo/contract/goods-return.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";

const reasonsFor = {
  refund: ["damaged", "wrongItem", "shade", "missing", "late", "changedMind", "price", "other"],
  return: returnReasons,
  replacement: ["damaged", "shade", "wrongItem", "missing", "other"],
  cancellation: ["changedMind", "mistake", "late", "outOfStock", "price", "other"],
} as const;

interface Props {
  of: keyof typeof reasonsFor;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
}

/** The reason for a change: one from a list, or free text. */
export function ReasonField({ of, hint, error, isOptional = false }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState("");
  const isOther = chosen === t("reason.other");
  const below = { ...(hint && { hint }), ...(error && { error }) };
  return (
    <>
      <SelectField
        name="reason"
        label={t("refund.reason")}
        {...(!isOther && below)}
        value={chosen}
        required={!isOptional}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{t("reason.choose")}</option>
        {reasonsFor[of].map((reason) => (
          <option key={reason}>{t(`reason.${reason}`)}</option>
        ))}
      </SelectField>
      {isOther && <Field name="otherReason" label={t("reason.words")} {...below} required maxLength={200} autoComplete="off" />}
    </>
  );
}

/** Returns the reason as text, as the order's history shows it. */
export const readReason = (form: FormData): string => String(form.get("otherReason") ?? form.get("reason")).trim();
