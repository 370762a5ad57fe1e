import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { moveLockedLots, openLots, received, stockChanges } from "../../stock/index.ts";
import { refuseTwice, withItems } from "../stock/requested-lots.ts";
import { insertContainerLines, type LockedLine, lockContainer, lockContainerLines, updateCounted } from "./container.repository.ts";
import { requireContainer, withContents } from "./read-containers.ts";

type Input = Parameters<Verb<typeof office.receiveContainer>>[1];

/** Adds counted lines to stock, each once; a second count is refused. Goods missing on the packing list become new lines. */
export const receiveContainer: Verb<typeof office.receiveContainer> = (context, { code, lines, extra }) =>
  inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { staffId } = requireStaff(inside);
    const { id, placeId } = await requireContainer(inside, code);
    await lockContainer(query, id);
    const added = await addLines(inside, id, extra);
    const stored = await lockContainerLines(query, id);
    const counted = [...lines, ...added].map((count) => ({ ...count, line: lineOf(stored, count.lineId) }));
    refuseTwice(counted.map(({ line }) => ({ itemNo: line.itemNo, lot: line.lotCode })));
    const lotIds = await openLots(
      query,
      counted.map(({ line }) => ({ itemId: line.itemId, placeId, code: line.lotCode, shade: line.shade, caliber: line.caliber })),
    );
    const arrived = counted.map(({ counted: units }, index) => ({ lotId: lotIds[index] ?? 0, units })).filter(({ units }) => units > 0);
    const moves = arrived.map(({ lotId, units }) => ({ lotId, movement: received(units) }));
    await moveLockedLots(query, moves, { document: `container:${id}`, note: code, staffId, at: now() });
    const counts = counted.map(({ line, counted: units }) => ({ id: line.id, counted: units }));
    await updateCounted(query, counts, { staffId, at: now() });
    await recordChanges(query, stockChanges(counted.map(({ line }) => line.productId)));
    const after = { counted: counted.map(({ line, counted: units }) => ({ itemNo: line.itemNo, lot: line.lotCode, units })) };
    await recordAct(inside, { kind: "container.received", subject: "container", no: code, before: null, after });
    return withContents(inside, await requireContainer(inside, code));
  });

/** @throws office_container_line_not_found, office_container_line_counted */
function lineOf(stored: readonly LockedLine[], lineId: number): LockedLine {
  const line = stored.find(({ id }) => id === lineId);
  if (!line) throw new ShopError("office_container_line_not_found");
  if (line.counted !== null) throw new ShopError("office_container_line_counted", { lot: line.lotCode, itemNo: line.itemNo });
  return line;
}

/** Adds lines for goods missing on the packing list. @throws office_lot_twice for a lot that is on it */
async function addLines(inside: Context, containerId: number, extra: Input["extra"]): Promise<{ lineId: number; counted: number }[]> {
  if (extra.length === 0) return [];
  const known = await withItems(inside, extra);
  const rows = known.map(({ item, lot, shade, caliber }) => ({ containerId, itemId: item.id, lotCode: lot, shade, caliber, expected: 0 }));
  const before = await lockContainerLines(inside.query, containerId);
  const isOn = (line: { item: { id: number }; lot: string }) =>
    before.some(({ itemId, lotCode }) => itemId === line.item.id && lotCode === line.lot);
  const twice = known.find(isOn);
  if (twice) throw new ShopError("office_lot_twice", { lot: twice.lot, itemNo: twice.itemNo });
  await insertContainerLines(inside.query, rows);
  const stored = await lockContainerLines(inside.query, containerId);
  return known.map(({ item, lot, counted }) => ({
    lineId: stored.find(({ itemId, lotCode }) => itemId === item.id && lotCode === lot)?.id ?? 0,
    counted,
  }));
}
