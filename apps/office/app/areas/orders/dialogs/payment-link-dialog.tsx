import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderDialogProps } from "./dialog-props.ts";

/** Emails a link to pay what is owed. */
export function PaymentLinkDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("sendPaymentLink");
  const { email } = order.customer;
  const confirm = async (): Promise<boolean> => {
    const changed = await send({ orderNo: order.orderNo });
    if (changed) onDone(changed, t("done.paymentLink", { email }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("paymentLink.title")}
      confirm={t("paymentLink.confirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("paymentLink.happens", { email })}</p>
    </ActionDialog>
  );
}
