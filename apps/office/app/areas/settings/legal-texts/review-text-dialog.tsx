import type { LegalText } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  text: LegalText;
  onReviewed(): void;
  onClose(): void;
}

/** Records who has reviewed the text in the listed version. */
export function ReviewTextDialog({ text: { storyId, titles, version, fingerprints }, onReviewed, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const { send, isSending, failure } = useCall("reviewLegalText");
  return (
    <ActionDialog
      title={t("settings.legalMark")}
      confirm={t("settings.legalMark")}
      isSending={isSending}
      failure={failure}
      onConfirm={async (form) => {
        const reviewed = fingerprints && (await send({ storyId, fingerprints, note: String(form.get("note")) }));
        if (reviewed) onReviewed();
        return reviewed !== null;
      }}
      onClose={onClose}
    >
      <p>{t("settings.legalMarkHappens", { name: titles[language], version })}</p>
      <Field
        name="note"
        label={t("settings.legalNote")}
        hint={t("settings.legalNoteHint")}
        error={failure?.fields["note"]}
        maxLength={300}
        required
        autoComplete="off"
      />
    </ActionDialog>
  );
}
