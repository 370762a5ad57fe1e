import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { cancelableUnits, proofLink, selectLineProgress, selectOpenDelayLines } from "../../order/index.ts";
import { readStores } from "../../store/index.ts";
import { type ReceiptRows, selectReceipt } from "./receipt.repository.ts";
import { openDelays, toReceipt, withoutMoney } from "./receipt.rules.ts";
import { selectRefundedCents, selectShipments } from "./shipments.repository.ts";

export const getReceipt: Verb<typeof customer.receipt> = async (context, { id }) => {
  const { query, storefront, pricesHidden } = context;
  const rows = await selectReceipt(query, { storefrontId: storefront.id, receiptKey: id });
  if (!rows) throw new ShopError("customer_receipt_not_found");
  const receipt = toReceipt(rows, await readStores(context, storefront.id), {
    claimDays: storefront.settings.claimDays,
    timezone: storefront.timezone,
  });
  const progress = await readProgress(context, rows);
  return pricesHidden ? { ...progress, ...withoutMoney(receipt), refundedCents: null } : { ...progress, ...receipt };
};

/** Returns an order's progress: units that are ready, shipped, canceled and refunded. */
async function readProgress(context: Context, { order }: ReceiptRows) {
  const { query, storefront, session } = context;
  const [lines, shipments, refundedCents, delayLines] = await Promise.all([
    selectLineProgress(query, order.id),
    selectShipments(query, order.id),
    selectRefundedCents(query, order.id),
    selectOpenDelayLines(query, order.id),
  ]);
  const progress = lines.map((line) => {
    const { ready, shipped, delivered, canceled, lineId } = line;
    return { ready, shipped, delivered, canceled, lineId, cancelable: order.canceledAt ? 0 : cancelableUnits(line) };
  });
  const isOpen = progress.some((line) => line.cancelable > 0);
  const isOwn = order.accountId === null || order.accountId === session?.accountId;
  return {
    isCanceled: order.canceledAt !== null,
    cancelableBy: isOpen ? (isOwn ? ("caller" as const) : ("account" as const)) : ("nobody" as const),
    progress,
    delays: openDelays(delayLines),
    shipments: shipments.map(({ at, parcels, ...shipment }) => ({
      on: todayOf(at, storefront.timezone),
      ...shipment,
      parcels: parcels.map(({ trackingNumber, trackingUrl, deliveredAt, signedBy, proof }) => ({
        ...{ trackingNumber, trackingUrl, signedBy },
        deliveredOn: deliveredAt && todayOf(deliveredAt, storefront.timezone),
        pictureUrl: proof?.kind === "picture" ? proofLink(context, proof) : null,
        documentUrl: proof?.kind === "document" ? proofLink(context, proof) : null,
      })),
    })),
    refundedCents,
  };
}
