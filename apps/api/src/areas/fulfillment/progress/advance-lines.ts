import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { issueInvoice } from "../../invoice/index.ts";
import type { LineProgress } from "../../order/index.ts";
import { type LineStep, type LineUnits, shipLines as moveShippedLines } from "../../order/index.ts";
import { type Change, changeOrder, lineOf, mergeUnits } from "./change-order.ts";
import { selectUnpaidDebit } from "./locked-order.repository.ts";
import {
  deliver,
  leftToDeliver,
  leftToPick,
  leftToReady,
  leftToShip,
  makeReady,
  pick,
  type Step,
  ship,
  trackingUrlOf,
} from "./progress.rules.ts";

type LeftCode = "office_pick_left" | "office_ready_left" | "office_ship_left" | "office_deliver_left";

/** Applies a rule to lines. @throws office_line_not_found, or the rule's own error when a line has fewer units left */
function stepsOf(
  change: Change,
  lines: LineUnits[],
  rule: (line: LineProgress, units: number) => Step[] | null,
  refusal: { code: LeftCode; left: (line: LineProgress) => number },
): LineStep[] {
  return mergeUnits(lines).flatMap(({ lineId, units }) => {
    const line = lineOf(change, lineId);
    const steps = rule(line, units);
    if (!steps) throw new ShopError(refusal.code, { itemNo: line.itemNo, left: refusal.left(line) });
    return steps.map((one) => ({ lineId, ...one }));
  });
}

/** Refuses to move goods until the bank has paid. @throws office_payment_pending, office_payment_returned */
export async function refuseUnpaid({ inside, order }: Pick<Change, "inside" | "order">): Promise<void> {
  const unpaid = await selectUnpaidDebit(inside.query, order.id);
  if (unpaid) throw new ShopError(`office_payment_${unpaid}`, { orderNo: String(order.orderNo) });
}

export const pickLines: Verb<typeof office.pickLines> = (context, { orderNo, lines }) =>
  changeOrder(context, orderNo, async (change) => {
    await refuseUnpaid(change);
    const steps = stepsOf(change, lines, pick, { code: "office_pick_left", left: leftToPick });
    await change.record({ kind: "picked", steps });
  });

/** Marks lines as ready for pickup and tells the customer. */
export const readyLines: Verb<typeof office.readyLines> = (context, { orderNo, lines }) =>
  changeOrder(context, orderNo, async (change) => {
    await refuseUnpaid(change);
    for (const { lineId } of lines) {
      const { fulfilment, itemNo } = lineOf(change, lineId);
      if (fulfilment !== "PKUP") throw new ShopError("office_not_pickup", { itemNo });
    }
    const steps = stepsOf(change, lines, makeReady, { code: "office_ready_left", left: leftToReady });
    await tell(change, "ready", await change.record({ kind: "ready", steps }));
  });

/** Hands lines over to a carrier, to the customer at the store, or by email. The customer gets an email about shipped goods. */
export const shipLines: Verb<typeof office.shipLines> = (context, { orderNo, lines, ...shipment }) =>
  changeOrder(context, orderNo, async (change) => void (await shipUnits(change, lines, shipment)));

/** Hands units over, in the caller's change of their order. @returns the event's id */
export async function shipUnits(change: Change, lines: LineUnits[], shipment: Shipment): Promise<number> {
  await refuseUnpaid(change);
  const [fulfilment, ...others] = new Set(lines.map(({ lineId }) => lineOf(change, lineId).fulfilment));
  if (others.length > 0) throw new ShopError("office_mixed_shipment");
  const isSent = fulfilment === "DLVR";
  if (isSent && !shipment.carrier) throw new ShopError("office_carrier_required");
  const steps = stepsOf(change, lines, ship, { code: "office_ship_left", left: leftToShip });
  const detail = isSent ? detailOf(shipment) : {};
  const eventId = await change.record({ kind: "shipped", steps, detail });
  // Goods sent by email were never in stock.
  const stocked = fulfilment === "ELTR" ? [] : mergeUnits(lines);
  await moveShippedLines(change.inside.query, change.order.id, stocked, `shipment:${eventId}`);
  await issueInvoice(change.inside, change.order.id, eventId);
  if (isSent) await tell(change, "shipped", eventId);
  return eventId;
}

/** Records that a carrier has delivered lines. The customer gets no message. */
export const deliverLines: Verb<typeof office.deliverLines> = (context, { orderNo, lines }) =>
  changeOrder(context, orderNo, (change) => deliverUnits(change, lines));

/** Records a delivery of units, in the caller's change of their order. */
export async function deliverUnits(change: Change, lines: LineUnits[]): Promise<void> {
  for (const { lineId } of lines) {
    const { fulfilment, itemNo } = lineOf(change, lineId);
    if (fulfilment !== "DLVR") throw new ShopError("office_not_delivery", { itemNo });
  }
  const steps = stepsOf(change, lines, deliver, { code: "office_deliver_left", left: leftToDeliver });
  await change.record({ kind: "delivered", steps });
}

interface Shipment {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

function detailOf({ carrier, trackingNumber, trackingUrl }: Shipment) {
  const url = trackingUrl ?? trackingUrlOf(carrier, trackingNumber);
  return { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }), ...(url && { trackingUrl: url }) };
}

const tell = ({ inside, order }: Change, news: "ready" | "shipped", eventId: number): Promise<void> =>
  inside.outbox.enqueue(inside.query, [
    { kind: "mail.orderNews", key: `order-news:event:${eventId}`, payload: { orderId: order.id, news, eventId } },
  ]);
