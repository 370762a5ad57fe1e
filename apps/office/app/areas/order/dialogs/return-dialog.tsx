import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { FaultChoice } from "./fault-choice.tsx";
import { LineUnits, readUnits } from "./line-units.tsx";
import { ReasonField, readReason } from "./reason-field.tsx";

/** Records that goods will be returned. */
export function ReturnDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("announceReturn");
  const [ourFault, setOurFault] = useState(false);
  const lines = order.lines.filter(({ leftToReturn }) => leftToReturn > 0);
  const confirm = async (form: FormData): Promise<boolean> => {
    const chosen = readUnits(form, lines);
    if (chosen.length === 0) {
      fail({ code: null, messages: [t("advance.noUnits")], fields: {} });
      return false;
    }
    const changed = await send({ orderNo: order.orderNo, lines: chosen, reason: readReason(form), ourFault });
    if (changed) onDone(changed, t("returns.done.announced", { number: String(changed.returns[0]?.returnNo ?? "") }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("returns.announceTitle", { orderNo: String(order.orderNo) })}
      confirm={t("returns.announce")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <LineUnits
        lines={lines}
        left={({ leftToReturn }) => leftToReturn}
        start={({ leftToReturn }) => (lines.length > 1 ? 0 : leftToReturn)}
      />
      <FaultChoice ourFault={ourFault} onChoose={setOurFault} />
      <ReasonField of="return" error={failure?.fields["reason"]} />
    </ActionDialog>
  );
}
