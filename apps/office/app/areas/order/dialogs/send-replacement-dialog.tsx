import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderDialogProps } from "./dialog-props.ts";

/** Records that a replacement was given to a carrier, or collected at the store. */
export function SendReplacementDialog({ order, replacementNo, onDone, onClose }: OrderDialogProps & { replacementNo: number | undefined }) {
  const t = useText();
  const { send, isSending, failure } = useCall("sendReplacement");
  const found = order.replacements.find((one) => one.replacementNo === replacementNo);
  if (!found) return null;
  const isDelivered = order.lines.find(({ lineId }) => lineId === found.lineId)?.fulfilment === "DLVR";
  const number = String(found.replacementNo);
  const confirm = async (form: FormData): Promise<boolean> => {
    const read = (name: string): string => String(form.get(name) ?? "").trim();
    const [carrier, trackingNumber] = [read("carrier"), read("trackingNumber")];
    const changed = await send({
      orderNo: order.orderNo,
      replacementNo: found.replacementNo,
      ...(carrier && { carrier }),
      ...(trackingNumber && { trackingNumber }),
    });
    if (changed) onDone(changed, t("replace.done.sent", { number }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("replace.sendTitle", { number })}
      confirm={t("replace.send")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("replace.row", { units: found.units, item: found.itemNo, lot: found.lot })}</p>
      {isDelivered && (
        <div className="field-row">
          <Field
            name="carrier"
            label={t("replace.carrier")}
            maxLength={60}
            required
            autoComplete="off"
            error={failure?.fields["carrier"]}
          />
          <Field name="trackingNumber" label={t("replace.tracking")} maxLength={60} autoComplete="off" />
        </div>
      )}
    </ActionDialog>
  );
}
