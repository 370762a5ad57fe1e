import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { isPaidByGift } from "../paid-by-gift.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { RefundSums } from "./refund-sums.tsx";
import { type RefundWay, RefundWayFields, readWay, waysOf } from "./refund-way.tsx";
import { usePreview } from "./use-preview.ts";

/** Refunds the goods of a return. */
export function RefundReturnDialog({ order, returnNo, onDone, onClose }: OrderDialogProps & { returnNo: number | undefined }) {
  const t = useText();
  const { money } = useFormats();
  const { send, isSending, failure } = useCall("refundReturn");
  const { amounts, refusal } = usePreview("previewReturn", returnNo === undefined ? null : { orderNo: order.orderNo, returnNo });
  const ways = waysOf(order);
  const [way, setWay] = useState<RefundWay | undefined>(ways[0]);
  if (returnNo === undefined) return null;
  const amount = money(amounts?.amountCents ?? 0, order.currency);
  const number = String(returnNo);
  const confirm = async (form: FormData): Promise<boolean> => {
    const changed = await send({ orderNo: order.orderNo, returnNo, expectedCents: amounts?.amountCents ?? 0, ...readWay(way, form) });
    if (changed) onDone(changed, t("returns.done.refunded", { number, amount }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("returns.refundTitle", { number })}
      confirm={amounts ? t("refund.confirm", { amount }) : t("returns.refund")}
      isSending={isSending || !amounts}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="what-happens" aria-live="polite">
        {/* Credit to the account is a choice here, and not a part that returns to a credit line. */}
        <RefundSums
          amounts={amounts && way ? { ...amounts, creditCents: 0 } : amounts}
          refusal={refusal}
          currency={order.currency}
          isGift={isPaidByGift(order)}
        />
        {order.customer.email !== "" && <p>{t("refund.mail")}</p>}
      </div>
      <RefundWayFields ways={ways} way={way} onChoose={setWay} />
    </ActionDialog>
  );
}
