import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { moveLockedLots, openLots, stockChanges, transferred } from "../../stock/index.ts";
import { isReceiver, requireTransfer, withLines } from "./read-transfers.ts";
import { lockTransfer, updateReceived } from "./transfer.repository.ts";
import { arrivedUnits } from "./transfer.rules.ts";

/** Receives a transfer. Units that didn't arrive are in stock nowhere; the transfer shows the difference. */
export const receiveTransfer: Verb<typeof office.receiveTransfer> = (context, { transferNo, lines }) =>
  inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { staffId } = requireStaff(inside);
    const transfer = await requireTransfer(inside, { transferNo });
    if (!isReceiver(inside, transfer)) throw new ShopError("office_transfer_not_found");
    const sent = await lockTransfer(query, transferNo);
    if (!sent) throw new ShopError("office_transfer_received");
    const arrived = arrivedUnits(sent, lines);
    if (!arrived) throw new ShopError("office_transfer_lines");
    const lotIds = await openLots(
      query,
      sent.map(({ itemId, code, shade, caliber }) => ({ itemId, placeId: transfer.toPlaceId, code, shade, caliber })),
    );
    const moves = lotIds.flatMap((lotId, index) => {
      const units = arrived[index] ?? 0;
      return units > 0 ? [{ lotId, movement: transferred(units) }] : [];
    });
    await moveLockedLots(query, moves, { document: `transfer:${transferNo}`, note: transfer.note ?? undefined, staffId, at: now() });
    const rows = sent.map(({ id }, index) => ({ id, arrived: arrived[index] ?? 0 }));
    await updateReceived(query, transferNo, rows, { staffId, at: now() });
    await recordChanges(query, stockChanges(sent.map(({ productId }) => productId)));
    const after = { units: transfer.units, arrived: arrived.reduce((sum, units) => sum + units, 0) };
    await recordAct(inside, { kind: "transfer.received", subject: "transfer", no: transferNo, before: null, after });
    return withLines(inside, await requireTransfer(inside, { transferNo }));
  });
