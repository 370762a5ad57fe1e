import type { ActionName } from "../actions/order-actions.ts";
import { AdvanceDialog } from "./advance-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { OrderDialogProps } from "./dialog-props.ts";
import { InspectDialog } from "./inspect-dialog.tsx";
import { LotDialog } from "./lot-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { PaymentLinkDialog } from "./payment-link-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";
import { SendReplacementDialog } from "./send-replacement-dialog.tsx";

/** The dialog of an action. */
export function OrderDialog({
  name,
  lineId,
  returnNo,
  replacementNo,
  ...rest
}: OrderDialogProps & { name: ActionName; lineId?: number; returnNo?: number; replacementNo?: number }) {
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
    case "note":
    case "message":
      return <NoteDialog {...rest} kind={name} />;
    case "lot":
      return <LotDialog {...rest} />;
    case "return":
      return <ReturnDialog {...rest} />;
    case "replace":
      return <ReplaceDialog {...rest} />;
    case "sendReplacement":
      return <SendReplacementDialog {...rest} replacementNo={replacementNo} />;
    case "inspect":
      return <InspectDialog {...rest} returnNo={returnNo} />;
    case "refundReturn":
      return <RefundReturnDialog {...rest} returnNo={returnNo} />;
    default:
      return null;
  }
}
