import { Field } from "@azulejo/ui/field.tsx";
import type { Failure } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

interface Props {
  title: string;
  confirm: string;
  happens: string;
  isSending: boolean;
  failure: Failure | null;
  onReason(reason: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for a reason that only staff see. */
export function ReasonDialog({ title, confirm, happens, isSending, failure, onReason, onClose }: Props) {
  const t = useText();
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      isSending={isSending}
      failure={failure}
      onConfirm={(form) => onReason(String(form.get("reason")))}
      onClose={onClose}
    >
      <p className="what-happens">{happens}</p>
      <Field name="reason" label={t("lock.reason")} hint={t("lock.reasonHint")} maxLength={300} required autoComplete="off" />
    </ActionDialog>
  );
}
