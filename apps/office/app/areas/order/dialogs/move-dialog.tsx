import { Checkbox } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PromiseFields, readPromise } from "../../promises/promise-fields.tsx";
import type { OrderDialogProps } from "./dialog-props.ts";

/** Changes the promised date of lines that nobody has started to pick. */
export function MoveDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { day, shortDay } = useFormats();
  const { send, isSending, failure, fail } = useCall("movePromises");
  const lines = order.lines.filter(({ promisedOn, picked, quantity, canceled }) => promisedOn && picked === 0 && quantity > canceled);
  const confirm = async (form: FormData): Promise<boolean> => {
    const lineIds = lines.filter(({ lineId }) => form.has(`line-${lineId}`)).map(({ lineId }) => lineId);
    if (lineIds.length === 0) {
      fail({ code: null, messages: [t("move.noLine")], fields: {} });
      return false;
    }
    const promise = readPromise(form);
    if (!promise) {
      fail({ code: null, messages: [t("move.bothLanguages")], fields: {} });
      return false;
    }
    const changed = await send({ orderNo: order.orderNo, lineIds, ...promise });
    if (changed) onDone(changed, t("done.move", { day: day(promise.promisedOn) }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("move.title", { orderNo: String(order.orderNo) })}
      confirm={t("move.confirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <fieldset className="stack">
        <legend className="mb-2 font-medium">{t("move.lines")}</legend>
        {lines.map(({ lineId, name, itemNo, promisedOn }) => (
          <Checkbox
            key={lineId}
            name={`line-${lineId}`}
            label={`${name}, ${itemNo}`}
            hint={t("move.now", { day: promisedOn ? shortDay(promisedOn) : "" })}
            defaultChecked
          />
        ))}
      </fieldset>
      <PromiseFields failure={failure} />
      <p className="what-happens">{t("move.happens")}</p>
    </ActionDialog>
  );
}
