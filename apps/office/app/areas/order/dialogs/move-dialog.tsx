import type { OfficeOrder } from "@azulejo/contract";
import { Checkbox, Field, SelectField } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { OrderDialogProps } from "./dialog-props.ts";

type Reason = OfficeOrder["promiseMoves"][number]["reason"];
const reasons: readonly Reason[] = ["container", "made_to_order", "stock_short", "damaged", "carrier", "other"];

/** Moves the promised date of lines that nobody has started to pick. */
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
    const [en, es] = [String(form.get("en")).trim(), String(form.get("es")).trim()];
    if ((en === "") !== (es === "")) {
      fail({ code: null, messages: [t("move.bothLanguages")], fields: {} });
      return false;
    }
    const promisedOn = String(form.get("promisedOn"));
    const reason = String(form.get("reason")) as Reason;
    const changed = await send({ orderNo: order.orderNo, lineIds, promisedOn, reason, ...(en && { note: { en, es } }) });
    if (changed) onDone(changed, t("done.move", { day: day(promisedOn) }));
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
      <div className="field-row">
        <Field name="promisedOn" type="date" label={t("move.day")} required error={failure?.fields["promisedOn"]} />
        <SelectField name="reason" label={t("move.reason")}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`delay.${reason}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field name="en" label={t("move.noteEn")} hint={t("move.noteHint")} maxLength={300} lang="en" autoComplete="off" />
      <Field name="es" label={t("move.noteEs")} maxLength={300} lang="es" autoComplete="off" />
      <p className="what-happens">{t("move.happens")}</p>
    </ActionDialog>
  );
}
