import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { NumberField } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  code: string;
  onSaved(words: string): void;
  onClose(): void;
}

/** Records a lot that arrived but wasn't on the packing list. */
export function ExtraDialog({ code, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("receiveContainer");
  const confirm = async (form: FormData): Promise<boolean> => {
    const of = (name: string): string => String(form.get(name)).trim();
    const extra = { itemNo: of("itemNo"), lot: of("lot"), shade: of("shade") || null, caliber: of("caliber") || null };
    const saved = await send({ code, lines: [], extra: [{ ...extra, counted: numberOrText(of("units")) }] });
    if (saved) onSaved(t("goods.booked", { count: 1 }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t("goods.addExtra")}
      confirm={t("goods.addExtraConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("goods.extraHint")}</p>
      <Field name="itemNo" label={t("stock.item")} required maxLength={40} autoComplete="off" error={failure?.fields["extra.0.itemNo"]} />
      <Field name="lot" label={t("stock.lot")} required maxLength={80} autoComplete="off" error={failure?.fields["extra.0.lot"]} />
      <div className="field-row">
        <Field name="shade" label={t("stock.shade")} maxLength={20} autoComplete="off" error={failure?.fields["extra.0.shade"]} />
        <Field name="caliber" label={t("stock.caliber")} maxLength={20} autoComplete="off" error={failure?.fields["extra.0.caliber"]} />
      </div>
      <NumberField name="units" label={t("goods.counted")} required min={1} max={1_000_000} error={failure?.fields["extra.0.counted"]} />
    </ActionDialog>
  );
}
