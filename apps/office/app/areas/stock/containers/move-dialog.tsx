import type { OfficeContainer } from "@azulejo/contract/areas/office.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  container: OfficeContainer;
  onSaved(words: string): void;
  onClose(): void;
}

/** Changes the day on which a container is expected. */
export function MoveDialog({ container, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("moveContainer");
  const confirm = async (form: FormData): Promise<boolean> => {
    const saved = await send({ code: container.code, expectedOn: String(form.get("expectedOn")) || null });
    if (saved) onSaved(t("goods.dayMoved", { code: container.code }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t("goods.moveDay")}
      confirm={t("goods.moveConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        name="expectedOn"
        type="date"
        label={t("goods.expectedOn")}
        hint={t("goods.expectedHint")}
        defaultValue={container.expectedOn ?? ""}
        error={failure?.fields["expectedOn"]}
      />
    </ActionDialog>
  );
}
