import type { ActionName } from "../order-actions.ts";
import { AdvanceDialog } from "./advance-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { OrderDialogProps } from "./dialog-props.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { PaymentLinkDialog } from "./payment-link-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** The dialog of an action. */
export function OrderDialog({ name, lineId, ...rest }: OrderDialogProps & { name: ActionName; lineId?: number }) {
  switch (name) {
    case "pick":
    case "ready":
    case "ship":
    case "deliver":
      return <AdvanceDialog {...rest} step={name} />;
    case "refund":
      return <RefundDialog {...rest} lineId={lineId} />;
    case "cancel":
      return <CancelDialog {...rest} />;
    case "move":
      return <MoveDialog {...rest} />;
    case "paymentLink":
      return <PaymentLinkDialog {...rest} />;
    default:
      return null;
  }
}
