import { Field } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { leftToDeliver, leftToPick, leftToReady, leftToShip, type OrderLine } from "../line-figures.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { LineUnits, readUnits } from "./line-units.tsx";

type Step = "pick" | "ready" | "ship" | "deliver";

const left: Record<Step, (line: OrderLine) => number> = { pick: leftToPick, ready: leftToReady, ship: leftToShip, deliver: leftToDeliver };
const calls = { pick: "pickLines", ready: "readyLines", ship: "shipLines", deliver: "deliverLines" } as const;

/** Advances lines by one step: units are entered for each line, by default all that remain. */
export function AdvanceDialog({ order, step, onDone, onClose }: OrderDialogProps & { step: Step }) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall(calls[step]);
  const open = order.lines.filter((line) => left[step](line) > 0);
  // The units of one shipment are either sent by a carrier, collected, or emailed.
  const ways = [...new Set(open.map(({ fulfilment }) => fulfilment))];
  const [way, setWay] = useState(ways[0] ?? "DLVR");
  const isShipment = step === "ship";
  const lines = isShipment ? open.filter(({ fulfilment }) => fulfilment === way) : open;
  const needsCarrier = isShipment && way === "DLVR";

  const confirm = async (form: FormData): Promise<boolean> => {
    const chosen = readUnits(form, lines);
    if (chosen.length === 0) {
      fail({ code: null, messages: [t("advance.noUnits")], fields: {} });
      return false;
    }
    const changed = await send({ orderNo: order.orderNo, lines: chosen, ...(needsCarrier && carrierOf(form)) });
    const count = chosen.reduce((sum, { units }) => sum + units, 0);
    if (changed) onDone(changed, t(`done.${step}`, { count }));
    return changed !== null;
  };

  return (
    <ActionDialog
      title={t(`advance.title.${step}`, { orderNo: String(order.orderNo) })}
      confirm={t(`advance.confirm.${step}`)}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isShipment && ways.length > 1 && (
        <Segments
          name="way"
          legend={t("advance.way")}
          value={way}
          choices={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
          onChoose={(value) => setWay(value as typeof way)}
        />
      )}
      <p className="what-happens">{t(needsCarrier || !isShipment ? `advance.happens.${step}` : "advance.happens.handOver")}</p>
      <LineUnits key={way} lines={lines} left={left[step]} />
      {needsCarrier && <CarrierFields failure={failure} />}
    </ActionDialog>
  );
}

function carrierOf(form: FormData): { carrier: string; trackingNumber?: string } {
  const trackingNumber = String(form.get("trackingNumber")).trim();
  return { carrier: String(form.get("carrier")), ...(trackingNumber && { trackingNumber }) };
}

function CarrierFields({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <div className="field-row">
      <Field
        name="carrier"
        label={t("advance.carrier")}
        hint={t("advance.carrierHint")}
        maxLength={60}
        required
        autoComplete="off"
        error={failure?.fields["carrier"]}
      />
      <Field
        name="trackingNumber"
        label={t("advance.tracking")}
        maxLength={60}
        autoComplete="off"
        error={failure?.fields["trackingNumber"]}
      />
    </div>
  );
}
