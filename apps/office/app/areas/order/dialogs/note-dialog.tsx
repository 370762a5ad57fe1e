import { TextArea } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderDialogProps } from "./dialog-props.ts";

const calls = { note: "addOrderNote", message: "sendOrderMessage" } as const;

/** Writes a note for the staff, or a message to the customer. */
export function NoteDialog({ order, kind, onDone, onClose }: OrderDialogProps & { kind: "note" | "message" }) {
  const t = useText();
  const { send, isSending, failure } = useCall(calls[kind]);
  const { email } = order.customer;
  const language = t(`language.${order.language}`);
  const confirm = async (form: FormData): Promise<boolean> => {
    const changed = await send({ orderNo: order.orderNo, text: String(form.get("text")) });
    if (changed) onDone(changed, t(`notes.done.${kind}`, { email }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t(`notes.title.${kind}`, { orderNo: String(order.orderNo) })}
      confirm={t(`notes.confirm.${kind}`)}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t(`notes.happens.${kind}`, { email, language })}</p>
      <TextArea
        name="text"
        label={t("notes.text")}
        maxLength={2000}
        required
        error={failure?.fields["text"]}
        lang={kind === "message" ? order.language : undefined}
      />
    </ActionDialog>
  );
}
