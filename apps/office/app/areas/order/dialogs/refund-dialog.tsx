import { numberFault, readNumber } from "@azulejo/contract/typed/number.ts";
import { Checkbox, SelectField } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { NumberField } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { leftToRefund, type OrderLine } from "../line-figures.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { ReasonField, readReason } from "./reason-field.tsx";
import { RefundSums } from "./refund-sums.tsx";
import { usePreview } from "./use-preview.ts";

/** The units with which a line begins. */
const ONE = "1";

/** Refunds units of one line, and says before what that will do. */
export function RefundDialog({ order, lineId, onDone, onClose }: OrderDialogProps & { lineId: number | undefined }) {
  const t = useText();
  const { money } = useFormats();
  const { send, isSending, failure } = useCall("refundLine");
  const refundable = order.lines.filter((one) => leftToRefund(one, true) + leftToRefund(one, false) > 0);
  const [chosenId, setChosenId] = useState(lineId ?? (refundable.length === 1 ? refundable[0]?.lineId : undefined));
  const line = refundable.find((one) => one.lineId === chosenId);
  const [wasShipped, setWasShipped] = useState(true);
  const [cameBack, setCameBack] = useState<boolean | null>(null);
  const [typed, setTyped] = useState(ONE);
  const [withDelivery, setWithDelivery] = useState(false);
  const [restocking, setRestocking] = useState(false);
  // Only units of one kind may be left.
  const shipped = !line || leftToRefund(line, true) === 0 ? false : leftToRefund(line, false) === 0 ? true : wasShipped;
  const most = line ? leftToRefund(line, shipped) : 0;
  const isUnits = typed.trim() !== "" && numberFault(typed, { min: 1, max: most, isWhole: true }) === null;
  const units = isUnits ? (readNumber(typed) ?? 0) : 0;
  const wanted = { orderNo: order.orderNo, lineId: line?.lineId ?? 0, units, shipped, ...(shipped && { withDelivery, restocking }) };
  const { amounts, refusal } = usePreview("previewRefund", line && units > 0 ? wanted : null);
  if (refundable.length === 0) return null;

  const confirm = async (form: FormData): Promise<boolean> => {
    if (!line) return false;
    const changed = await send({ ...wanted, ...(shipped && { returned: cameBack === true }), reason: readReason(form) });
    if (changed) onDone(changed, t("done.refund", { count: units, item: line.itemNo }));
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
      <LineField
        lines={refundable}
        line={line}
        onChoose={(chosen) => {
          setChosenId(chosen);
          setTyped(ONE);
        }}
      />
      {line && (
        <>
          {leftToRefund(line, true) > 0 && leftToRefund(line, false) > 0 && (
            <WhichUnits
              shipped={shipped}
              onChoose={(value) => {
                setWasShipped(value);
                setTyped(ONE);
              }}
            />
          )}
          <NumberField
            name="units"
            label={t("refund.units", { most })}
            min={1}
            max={most}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={failure?.fields["units"]}
          />
          {shipped && (
            <HandedOver
              isDelivery={line.fulfilment === "DLVR"}
              {...{ cameBack, withDelivery, restocking }}
              onCameBack={setCameBack}
              onDelivery={setWithDelivery}
              onRestocking={setRestocking}
            />
          )}
          <ReasonField />
          <div className="what-happens" aria-live="polite">
            {units > 0 && <RefundSums amounts={amounts} refusal={refusal} currency={order.currency} />}
            {(!shipped || cameBack !== null) && <p>{t(stockWords(shipped, cameBack === true), { count: units })}</p>}
            <p>{t(shipped || line.fulfilment !== "DLVR" ? "refund.mail" : "refund.mailDelivery")}</p>
          </div>
        </>
      )}
    </ActionDialog>
  );
}

interface LineProps {
  lines: readonly OrderLine[];
  line: OrderLine | undefined;
  onChoose(lineId: number): void;
}

function LineField({ lines, line, onChoose }: LineProps) {
  const t = useText();
  return (
    <SelectField
      name="line"
      label={t("refund.line")}
      value={line ? String(line.lineId) : ""}
      required
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {!line && <option value="">{t("refund.chooseLine")}</option>}
      {lines.map((one) => (
        <option key={one.lineId} value={one.lineId}>
          {`${one.name}, ${one.itemNo}`}
        </option>
      ))}
    </SelectField>
  );
}

/** Whether units that were handed over are refunded, or others. */
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
  /** Null until the clerk has chosen. */
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
