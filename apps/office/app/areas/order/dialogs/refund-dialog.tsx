import { Checkbox } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { leftToRefund } from "../line-figures.ts";
import { isPaidByGift } from "../paid-by-gift.ts";
import { unitsOfLines } from "../units-of-lines.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { LineUnits, type UnitsOfLine } from "./line-units.tsx";
import { ReasonField, readReason } from "./reason-field.tsx";
import { RefundSums } from "./refund-sums.tsx";
import { usePreview } from "./use-preview.ts";

/** Refunds units of lines, after showing what the refund will do. */
export function RefundDialog({ order, lineId, onDone, onClose }: OrderDialogProps & { lineId: number | undefined }) {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  const { send, isSending, failure } = useCall("refundLines");
  const linesOf = (isShipped: boolean) => order.lines.filter((line) => leftToRefund(line, isShipped) > 0);
  const startOf = (isShipped: boolean): UnitsOfLine[] => {
    const lines = linesOf(isShipped);
    const line = lines.find((one) => one.lineId === lineId) ?? (lines.length === 1 ? lines[0] : undefined);
    return line ? [{ lineId: line.lineId, units: 1 }] : [];
  };
  const isBoth = linesOf(true).length > 0 && linesOf(false).length > 0;
  const [shipped, setShipped] = useState(() => startOf(true).length > 0 || linesOf(false).length === 0);
  const [chosen, setChosen] = useState(() => startOf(shipped));
  const [cameBack, setCameBack] = useState<boolean | null>(null);
  const [withDelivery, setWithDelivery] = useState(false);
  const [restocking, setRestocking] = useState(false);
  const lines = linesOf(shipped);
  const chosenLines = chosen.flatMap(({ lineId: id, units }) =>
    lines.filter((line) => line.lineId === id).map((line) => ({ ...line, units })),
  );
  const units = chosen.reduce((sum, one) => sum + one.units, 0);
  const isDelivery = chosenLines.some(({ fulfilment }) => fulfilment === "DLVR");
  const wanted = { orderNo: order.orderNo, lines: chosen, shipped, ...(shipped && { withDelivery, restocking }) };
  const { amounts, refusal } = usePreview("previewRefund", units > 0 ? wanted : null);
  if (lines.length === 0) return null;

  const choose = (isShipped: boolean) => {
    setShipped(isShipped);
    setChosen(startOf(isShipped));
  };
  const confirm = async (form: FormData): Promise<boolean> => {
    const changed = await send({ ...wanted, ...(shipped && { returned: cameBack === true }), reason: readReason(form) });
    if (changed) onDone(changed, t("done.refund", { units: unitsOfLines(chosenLines, language) }));
    return changed !== null;
  };

  return (
    <ActionDialog
      title={t("refund.title", { orderNo: String(order.orderNo) })}
      confirm={amounts ? t("refund.confirm", { amount: money(amounts.amountCents, order.currency) }) : t("action.refund")}
      isSending={isSending || units === 0 || !amounts}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      {isBoth && <WhichUnits shipped={shipped} onChoose={choose} />}
      <LineUnits
        key={String(shipped)}
        lines={lines}
        left={(line) => leftToRefund(line, shipped)}
        start={(line) => startOf(shipped).find((one) => one.lineId === line.lineId)?.units ?? 0}
        onUnits={setChosen}
      />
      {shipped && (
        <HandedOver
          {...{ isDelivery, cameBack, withDelivery, restocking }}
          onCameBack={setCameBack}
          onDelivery={setWithDelivery}
          onRestocking={setRestocking}
        />
      )}
      <ReasonField of="refund" hint={t("refund.reasonHint")} />
      <div className="what-happens" aria-live="polite">
        {units === 0 && <p>{t("refund.noUnits")}</p>}
        {units > 0 && <RefundSums amounts={amounts} refusal={refusal} currency={order.currency} isGift={isPaidByGift(order)} />}
        {units > 0 && (!shipped || cameBack !== null) && <p>{t(stockWords(shipped, cameBack === true), { count: units })}</p>}
        <p>{t(shipped || !isDelivery ? "refund.mail" : "refund.mailDelivery")}</p>
      </div>
    </ActionDialog>
  );
}

/** Asks whether delivered or undelivered units are refunded. */
function WhichUnits({ shipped, onChoose }: { shipped: boolean; onChoose(shipped: boolean): void }) {
  const t = useText();
  return (
    <Segments
      name="shipped"
      legend={t("refund.which")}
      value={shipped ? "yes" : "no"}
      choices={[
        { value: "yes", label: t("refund.handedOver") },
        { value: "no", label: t("refund.notHandedOver") },
      ]}
      onChoose={(value) => onChoose(value === "yes")}
    />
  );
}

interface HandedOverProps {
  isDelivery: boolean;
  /** Null until the user has chosen. */
  cameBack: boolean | null;
  withDelivery: boolean;
  restocking: boolean;
  onCameBack(cameBack: boolean): void;
  onDelivery(withDelivery: boolean): void;
  onRestocking(restocking: boolean): void;
}

function HandedOver({ isDelivery, cameBack, withDelivery, restocking, onCameBack, onDelivery, onRestocking }: HandedOverProps) {
  const t = useText();
  return (
    <>
      <Segments
        name="returned"
        legend={t("refund.stock")}
        value={cameBack === null ? "" : cameBack ? "yes" : "no"}
        required
        choices={[
          { value: "yes", label: t("refund.cameBack") },
          { value: "no", label: t("refund.scrap") },
        ]}
        onChoose={(value) => onCameBack(value === "yes")}
      />
      {isDelivery && (
        <Checkbox
          name="withDelivery"
          label={t("refund.withDelivery")}
          checked={withDelivery}
          onChange={({ currentTarget }) => onDelivery(currentTarget.checked)}
        />
      )}
      <Checkbox
        name="restocking"
        label={t("refund.restocking")}
        checked={restocking}
        onChange={({ currentTarget }) => onRestocking(currentTarget.checked)}
      />
    </>
  );
}

function stockWords(shipped: boolean, cameBack: boolean): "refund.frees" | "refund.restocks" | "refund.writesOff" {
  if (!shipped) return "refund.frees";
  return cameBack ? "refund.restocks" : "refund.writesOff";
}
