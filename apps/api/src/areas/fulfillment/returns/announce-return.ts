import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { type Change, changeOrder, lineOf, mergeUnits } from "../progress/change-order.ts";
import {
  insertReturn,
  type NewReturn,
  type OrderReturn,
  type ReturnableLine,
  selectReturnableLines,
  selectReturns,
} from "./return.repository.ts";
import { leftToReturn, refusalOf } from "./return.rules.ts";

export const RETURN_MAIL = "mail.return";
/** To staff, about a return that a customer announced. */
export const RETURN_NOTICE_MAIL = "mail.returnNotice";

/** Announces a return by staff. The shop's return rules apply, unless the shop is at fault. */
export const announceReturn: Verb<typeof office.announceReturn> = (context, { orderNo, lines, reason, ourFault }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const wanted = mergeUnits(lines);
    const [returns, returnable] = [await selectReturns(inside.query, order.id), await selectReturnableLines(inside.query, order.id)];
    for (const line of wanted) refuseLine(change, line, { returns, returnable, ourFault });
    await storeReturn(change, { staffId: requireStaff(inside).staffId, reason, reasonKind: null, ourFault, lines: wanted });
  });

/** Stores a return, records who announced it, and queues the email with its number; for staff too if the customer did. @returns the number */
export async function storeReturn(change: Change, announced: Omit<NewReturn, "orderId" | "announcedAt">): Promise<number> {
  const { inside, order } = change;
  const { query, outbox, now } = inside;
  const returnNo = await insertReturn(query, { ...announced, orderId: order.id, announcedAt: now() });
  const payload = { orderId: order.id, returnId: returnNo };
  await outbox.enqueue(query, [
    { kind: RETURN_MAIL, key: `return:${returnNo}`, payload },
    ...(change.isByCustomer ? [{ kind: RETURN_NOTICE_MAIL, key: `return-notice:${returnNo}`, payload } as const] : []),
  ]);
  const { reason } = announced;
  await change.record({ kind: "return_announced", steps: [], detail: { returnNo, ...(reason && { reason }) } });
  return returnNo;
}

interface Known {
  returns: OrderReturn[];
  returnable: ReturnableLine[];
  ourFault: boolean;
}

/** @throws office_line_not_found, office_return_left, office_return_final, office_return_late */
function refuseLine(change: Change, { lineId, units }: { lineId: number; units: number }, { returns, returnable, ourFault }: Known): void {
  const line = lineOf(change, lineId);
  const { itemNo } = line;
  const left = leftToReturn(line, returns);
  if (units > left) throw new ShopError("office_return_left", { itemNo, left });
  const known = returnable.find((one) => one.lineId === lineId);
  const { storefront, now } = change.inside;
  const rule = storefront.settings.returns;
  const refusal = ourFault || !known || !rule ? null : refusalOf(known, rule, { now: now(), timezone: storefront.timezone });
  if (refusal === "final") throw new ShopError("office_return_final", { itemNo });
  if (refusal === "late") throw new ShopError("office_return_late", { itemNo, days: rule?.days ?? 0 });
}
