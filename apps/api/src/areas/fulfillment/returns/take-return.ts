import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { ReturnState } from "@azulejo/contract/goods-return.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { returnLines } from "../../order/index.ts";
import { type Change, changeOrder, lineOf } from "../progress/change-order.ts";
import { restockMoved } from "./restock-moved.ts";
import { moveReturn, type OrderReturn, selectReturns, storeInspection } from "./return.repository.ts";

/** @throws office_return_not_found, also for a return of another order */
export async function requireReturn({ query }: Pick<Work, "query">, orderId: number, returnNo: number): Promise<OrderReturn> {
  const found = (await selectReturns(query, orderId)).find((one) => one.id === returnNo);
  if (!found) throw new ShopError("office_return_not_found", { returnNo: String(returnNo) });
  return found;
}

/** @throws office_return_not_found, office_other_store, office_return_state if the return has another state */
export async function advanceReturn(
  change: Change,
  returnNo: number,
  from: ReturnState[],
  to: Parameters<typeof moveReturn>[3],
): Promise<OrderReturn> {
  const { inside, order } = change;
  const found = await requireReturn(inside, order.id, returnNo);
  for (const { lineId } of found.lines) lineOf(change, lineId);
  if (!(await moveReturn(inside.query, returnNo, from, to))) throw new ShopError("office_return_state", { returnNo: String(returnNo) });
  return found;
}

export const receiveReturn: Verb<typeof office.receiveReturn> = (context, { orderNo, returnNo }) =>
  changeOrder(context, orderNo, async (change) => {
    await advanceReturn(change, returnNo, ["announced"], { state: "received", receivedAt: change.inside.now() });
    await change.record({ kind: "return_received", steps: [] });
  });

export const withdrawReturn: Verb<typeof office.withdrawReturn> = (context, { orderNo, returnNo }) =>
  changeOrder(context, orderNo, async (change) => {
    await advanceReturn(change, returnNo, ["announced"], { state: "withdrawn", endedAt: change.inside.now() });
    await change.record({ kind: "return_withdrawn", steps: [] });
  });

type Found = ParsedInputOf<typeof office.inspectReturn>["lines"];

/**
 * Returns sellable goods to the lots that they came from, but not broken or missing ones. The inspection shows whether the shop is at fault,
 * which a customer can't decide.
 */
export const inspectReturn: Verb<typeof office.inspectReturn> = (context, { orderNo, returnNo, lines, store, ourFault }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order, progress } = change;
    const fault = ourFault === undefined ? {} : { ourFault };
    const announced = await advanceReturn(change, returnNo, ["announced", "received"], { state: "inspected", ...fault });
    refuseOtherUnits(announced, lines);
    await storeInspection(
      inside.query,
      returnNo,
      lines.map(({ lot: _, ...counted }) => counted),
    );
    const back = lines.filter(({ sellable }) => sellable > 0).map(({ lineId, sellable }) => ({ lineId, units: sellable }));
    await change.record({
      kind: "return_inspected",
      steps: back.map(({ lineId, units }) => ({ lineId, kind: "returned", units })),
      after: { returnNo, ...fault, found: announced.lines.map(({ itemNo, lineId }) => ({ itemNo, ...countsOf(lines, lineId) })) },
    });
    const stocked = back.filter(({ lineId }) => progress.find((line) => line.lineId === lineId)?.fulfilment !== "ELTR");
    const document = `return:${returnNo}`;
    if (order.earlierNo === null) await returnLines(inside.query, order.id, stocked, document);
    else await restockMoved(inside, order.id, { lines: lines.filter(({ sellable }) => sellable > 0), store, document });
  });

const countsOf = (lines: Found, lineId: number) => {
  const { sellable = 0, broken = 0, missing = 0 } = lines.find((one) => one.lineId === lineId) ?? {};
  return { sellable, broken, missing };
};

/** @throws office_return_units unless every announced unit is reported exactly once */
function refuseOtherUnits(announced: OrderReturn, found: Found): void {
  for (const { lineId, itemNo, units } of announced.lines) {
    const given = found.filter((one) => one.lineId === lineId);
    const sum = given.reduce((all, { sellable, broken, missing }) => all + sellable + broken + missing, 0);
    if (given.length !== 1 || sum !== units) throw new ShopError("office_return_units", { itemNo, units });
  }
  const other = found.find((one) => !announced.lines.some(({ lineId }) => lineId === one.lineId));
  if (other) throw new ShopError("office_return_units", { itemNo: String(other.lineId), units: 0 });
}
