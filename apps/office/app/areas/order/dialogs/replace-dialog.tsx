import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { SelectField } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { NumberField } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { nameOfPlace } from "../../../frame/place-names.ts";
import { useText } from "../../../i18n/text.ts";
import { leftToReplace, type OrderLine } from "../line-figures.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { ReasonField, readReason } from "./reason-field.tsx";
import { useLots } from "./use-lots.ts";

type BrokenGoods = "written_off" | "taken_back";

/** Reserves units that a customer gets for free in place of broken ones. */
export function ReplaceDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("replaceUnits");
  const lines = order.lines.filter((line) => leftToReplace(line) > 0);
  const [lineId, setLineId] = useState(lines[0]?.lineId ?? 0);
  const [brokenGoods, setBrokenGoods] = useState<BrokenGoods>("written_off");
  const line = lines.find((one) => one.lineId === lineId);
  const lots = useLotsFor(line);
  const chosen = lots[0];
  if (!line) return null;
  const confirm = async (form: FormData): Promise<boolean> => {
    const { store, code } = lots[Number(form.get("lot")) || 0] ?? { store: "", code: "" };
    const units = numberOrText(form.get("units"));
    const reason = readReason(form);
    const changed = await send({ orderNo: order.orderNo, lineId, units, store, lot: code, brokenGoods, reason });
    if (changed) onDone(changed, t("replace.done", { number: String(changed.replacements[0]?.replacementNo ?? "") }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("replace.title", { orderNo: String(order.orderNo) })}
      confirm={t("replace.confirm")}
      isSending={isSending || !chosen}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <SelectField
        name="line"
        label={t("replace.line")}
        value={String(lineId)}
        onChange={({ currentTarget }) => setLineId(Number(currentTarget.value))}
      >
        {lines.map((one) => (
          <option key={one.lineId} value={one.lineId}>
            {`${one.name}, ${one.itemNo}`}
          </option>
        ))}
      </SelectField>
      <NumberField key={lineId} name="units" label={t("replace.units")} min={1} max={leftToReplace(line)} defaultValue="1" required />
      {chosen ? (
        <SelectField key={`lots-${lineId}`} name="lot" label={t("replace.lot")} hint={t("replace.lotHint")}>
          {lots.map(({ store, code, available, isOwn }, index) => (
            <option key={`${store} ${code}`} value={index}>
              {t("replace.lotOf", { lot: code, place: nameOfPlace(store), available, isOwn: isOwn ? "yes" : "no" })}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="warn">{t("replace.none")}</p>
      )}
      <BrokenGoodsChoice brokenGoods={brokenGoods} onChoose={setBrokenGoods} />
      <p className="what-happens">{t("replace.happens")}</p>
      <ReasonField of="replacement" error={failure?.fields["reason"]} />
    </ActionDialog>
  );
}

/** Returns the lots that have units left for a line. */
function useLotsFor(line: OrderLine | undefined) {
  const own = new Set(line?.lots.map(({ code }) => code));
  return (
    useLots(line?.itemNo)
      .map(({ store, code, onHand, reserved }) => ({ store, code, available: onHand - reserved }))
      .filter(({ available }) => available > 0)
      .map((lot) => ({ ...lot, isOwn: own.has(lot.code) }))
      // The lot of the customer's own goods comes first: another may differ in shade.
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.available - a.available)
  );
}

function BrokenGoodsChoice({ brokenGoods, onChoose }: { brokenGoods: BrokenGoods; onChoose(brokenGoods: BrokenGoods): void }) {
  const t = useText();
  return (
    <Segments
      name="brokenGoods"
      legend={t("replace.broken")}
      value={brokenGoods}
      choices={(["written_off", "taken_back"] as const).map((value) => ({ value, label: t(`replace.broken.${value}`) }))}
      onChoose={(value) => onChoose(value as BrokenGoods)}
    />
  );
}
