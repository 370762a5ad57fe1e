import type { OfficeOrder } from "@azulejo/contract";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import type { Failure } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

type Reason = OfficeOrder["promiseMoves"][number]["reason"];
const reasons: readonly Reason[] = ["container", "made_to_order", "stock_short", "damaged", "carrier", "other"];

/** The new promised date, its reason, and a note to the customer. */
export function PromiseFields({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <div className="field-row">
        <Field name="promisedOn" type="date" label={t("move.day")} required error={failure?.fields["promisedOn"]} />
        <SelectField name="reason" label={t("move.reason")}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`delay.${reason}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field name="en" label={t("move.noteEn")} hint={t("move.noteHint")} maxLength={300} lang="en" autoComplete="off" />
      <Field name="es" label={t("move.noteEs")} maxLength={300} lang="es" autoComplete="off" />
    </>
  );
}

/** Returns the fields; null if the note is in one language only. */
export function readPromise(form: FormData): { promisedOn: string; reason: Reason; note?: { en: string; es: string } } | null {
  const read = (name: string): string => String(form.get(name) ?? "").trim();
  const [en, es] = [read("en"), read("es")];
  if ((en === "") !== (es === "")) return null;
  return { promisedOn: read("promisedOn"), reason: read("reason") as Reason, ...(en && { note: { en, es } }) };
}
