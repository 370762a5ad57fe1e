import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { NumberField } from "../../form/number-field.tsx";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

interface Props {
  itemNo: string;
  lot: OfficeLot;
  onSaved(words: string): void;
  onClose(): void;
}

/** Adds units to a lot or removes them, with a reason. */
export function AdjustDialog({ itemNo, lot, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("adjustStock");
  const [direction, setDirection] = useState("remove");
  const [units, setUnits] = useState("");
  const change = (direction === "add" ? 1 : -1) * (readNumber(units) ?? 0);
  const confirm = async (form: FormData): Promise<boolean> => {
    const saved = await send({ itemNo, store: lot.store, lot: lot.code, units: change, note: String(form.get("note")) });
    if (saved) onSaved(t("stock.adjusted", { lot: lot.code, count: Math.abs(change), direction }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t("stock.adjustTitle", { lot: lot.code, place: lot.store })}
      confirm={t("stock.adjustConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Segments
        name="direction"
        legend={t("stock.direction")}
        value={direction}
        choices={[
          { value: "remove", label: t("stock.remove") },
          { value: "add", label: t("stock.add") },
        ]}
        onChoose={setDirection}
      />
      <NumberField
        name="units"
        label={t("stock.units")}
        min={1}
        max={100_000}
        required
        value={units}
        onChange={({ currentTarget }) => setUnits(currentTarget.value)}
        error={failure?.fields["units"]}
      />
      <Field
        name="note"
        label={t("stock.note")}
        hint={t("stock.noteHint")}
        required
        maxLength={200}
        autoComplete="off"
        error={failure?.fields["note"]}
      />
      <p className="what-happens" aria-live="polite">
        {t("stock.after", { before: lot.onHand, after: lot.onHand + change })}
      </p>
    </ActionDialog>
  );
}
