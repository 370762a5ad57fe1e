import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { NumberField } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { nameOfPlace } from "../../../frame/place-names.ts";
import { useText } from "../../../i18n/text.ts";
import { leftToShip } from "../line-figures.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { useLots } from "./use-lots.ts";

/** Gives a line units of another lot at the same place. */
export function LotDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("exchangeLot");
  const held = order.lines.flatMap((line) => (leftToShip(line) > 0 ? line.lots.map((lot) => ({ ...lot, line })) : []));
  const [at, setAt] = useState(0);
  const chosen = held[at];
  const lots = useLots(chosen?.line.itemNo)
    .map(({ store, code, onHand, reserved }) => ({ store, code, available: onHand - reserved }))
    .filter(({ store, code, available }) => store === chosen?.place && code !== chosen.code && available > 0);
  if (!chosen) return null;
  const most = Math.min(chosen.quantity, leftToShip(chosen.line));
  const confirm = async (form: FormData): Promise<boolean> => {
    const to = String(form.get("to"));
    const units = numberOrText(form.get("units"));
    const { place: store, code: from, line } = chosen;
    const changed = await send({ orderNo: order.orderNo, lineId: line.lineId, store, from, to, units });
    if (changed) onDone(changed, t("lot.done", { count: units, from, to }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("lot.title", { orderNo: String(order.orderNo) })}
      confirm={t("lot.confirm")}
      isSending={isSending || lots.length === 0}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        name="from"
        label={t("lot.from")}
        value={String(at)}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
      >
        {held.map(({ line, code, place, quantity }, index) => (
          <option key={`${line.lineId} ${place} ${code}`} value={index}>
            {t("lot.heldOf", { item: line.itemNo, lot: code, place: nameOfPlace(place), quantity })}
          </option>
        ))}
      </SelectField>
      {lots.length === 0 ? (
        <p className="warn">{t("lot.none")}</p>
      ) : (
        <div className="field-row">
          <SelectField name="to" label={t("lot.to")}>
            {lots.map(({ code, available }) => (
              <option key={code} value={code}>
                {t("lot.choice", { lot: code, available })}
              </option>
            ))}
          </SelectField>
          <NumberField key={at} name="units" label={t("refund.units", { most })} min={1} max={most} defaultValue={String(most)} required />
        </div>
      )}
      <p className="what-happens">{t("lot.happens")}</p>
    </ActionDialog>
  );
}
