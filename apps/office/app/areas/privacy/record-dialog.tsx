import { Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

const kinds = ["copy", "correction", "deletion"] as const;

/** Records a request made by email, by phone or in a store. */
export function RecordDialog({ onRecorded, onClose }: { onRecorded(requestNo: string): void; onClose(): void }) {
  const t = useText();
  const { send, isSending, failure } = useCall("recordPrivacyRequest");
  const record = async (form: FormData): Promise<boolean> => {
    const typed = (name: string) => String(form.get(name) ?? "").trim();
    const answer = await send({
      kind: kinds.find((kind) => kind === typed("kind")) ?? "copy",
      email: typed("email"),
      name: typed("name"),
      language: typed("language") === "es" ? "es" : "en",
      receivedOn: typed("receivedOn"),
      details: typed("details"),
    });
    if (answer) onRecorded(answer.requestNo);
    return answer !== null;
  };
  const errorOf = (name: string) => failure?.fields[name];
  return (
    <ActionDialog
      title={t("privacy.record")}
      confirm={t("privacy.save")}
      isSending={isSending}
      failure={failure}
      onConfirm={record}
      onClose={onClose}
      place="side"
    >
      <p className="what-happens">{t("privacy.recordHappens")}</p>
      <SelectField name="kind" label={t("privacy.kind")} defaultValue="copy">
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`privacy.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field name="name" label={t("privacy.name")} maxLength={60} required autoComplete="off" error={errorOf("name")} />
      <Field name="email" type="email" label={t("people.email")} maxLength={254} required autoComplete="off" error={errorOf("email")} />
      <SelectField name="language" label={t("people.language")} defaultValue="en">
        <option value="en">{t("language.en")}</option>
        <option value="es">{t("language.es")}</option>
      </SelectField>
      <Field name="receivedOn" type="date" label={t("privacy.receivedOn")} required error={errorOf("receivedOn")} />
      <TextArea name="details" label={t("privacy.details")} rows={4} maxLength={1000} required error={errorOf("details")} />
    </ActionDialog>
  );
}
