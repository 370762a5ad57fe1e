import { Checkbox } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { ReasonField, readReason } from "./reason-field.tsx";

/** Cancels a whole order, after a confirmation. */
export function CancelDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { money } = useFormats();
  const { send, isSending, failure } = useCall("cancelOrder");
  const orderNo = String(order.orderNo);
  const confirm = async (form: FormData): Promise<boolean> => {
    const reason = readReason(form);
    const changed = await send({ orderNo: order.orderNo, ...(reason && { reason }) });
    if (changed) onDone(changed, t("done.cancel", { orderNo }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("cancel.title", { orderNo })}
      confirm={t("cancel.confirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t("cancel.happens", { amount: money(order.totalCents, order.currency) })}</p>
      <ReasonField of="cancellation" hint={t("refund.reasonHint")} isOptional />
      <Checkbox name="sure" label={t("cancel.sure", { orderNo })} required />
    </ActionDialog>
  );
}
