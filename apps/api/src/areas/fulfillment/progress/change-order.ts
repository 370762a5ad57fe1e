import { randomUUID } from "node:crypto";
import { type OfficeOrder, ShopError } from "@azulejo/contract";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import {
  hasHappened,
  insertLineSteps,
  insertOrderEvent,
  type LineProgress,
  type LineStep,
  type LineUnits,
  type NewOrderEvent,
  selectLineProgress,
} from "../../order/index.ts";
import { isStaffOrder, refuseOtherStores } from "../../staff/index.ts";
import { cancelSurplusBookings } from "../carriers/cancel-surplus.ts";
import { readOfficeOrder } from "../orders/read-orders.ts";
import { endDelays } from "../promises/delay.repository.ts";
import { type LockedOrder, lockOrder, markFinished } from "./locked-order.repository.ts";
import { after, isFinished, leftToShip, type Step } from "./progress.rules.ts";
import { type OrderAct, recordOrderAct } from "./record-order-act.ts";

/** An order that this transaction has locked, with the progress of its lines. */
export interface Change<Inside extends Work = Work> {
  inside: Inside;
  order: LockedOrder;
  progress: LineProgress[];
  isByCustomer: boolean;
  /** Records an event with its author; in the audit log too, for staff. @returns the event's id */
  record(event: OrderAct): Promise<number>;
}

/**
 * Changes an order in one transaction that locks it, so that concurrent changes run one after the other. Repeating an idempotency key
 * changes nothing, even after a crash.
 * @throws office_order_not_found, office_canceled
 */
export async function changeOrder(
  context: Context,
  orderNo: number,
  work: (change: Change<Context>) => Promise<void>,
): Promise<OfficeOrder> {
  await changeLocked(context, orderNo, work);
  return readOfficeOrder(context, orderNo);
}

/** Changes an order without returning it. @returns the key of the change */
export async function changeLocked(context: Context, orderNo: number, work: (change: Change<Context>) => Promise<void>): Promise<string> {
  const { staffId } = requireStaff(context);
  const tryKey = context.idempotencyKey ?? randomUUID();
  return inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const order = await lockOrder(query, storefront.id, { orderNo });
    if (!order || !(await isStaffOrder(inside, order.id))) throw new ShopError("office_order_not_found");
    const key = `staff:${staffId}:${order.id}:${tryKey}`;
    if (await hasHappened(query, key)) return key;
    if (order.canceledAt) throw new ShopError("office_canceled", { orderNo: String(orderNo) });
    await work(await openChange(inside, order, { key, staffId }));
    return key;
  });
}

/** The author of a change, and its idempotency key. */
type Author = Pick<NewOrderEvent, "key" | "staffId" | "byCustomer" | "accountId">;

/** Starts a change of an order that the caller's transaction has locked. */
export async function openChange<Inside extends Work>(inside: Inside, order: LockedOrder, author: Author): Promise<Change<Inside>> {
  const { query, now } = inside;
  const progress = await selectLineProgress(query, order.id);
  return {
    inside,
    order,
    progress,
    isByCustomer: author.byCustomer ?? false,
    async record(act) {
      const { steps, before: _, after: __, ...event } = act;
      const id = await insertOrderEvent(query, { orderId: order.id, ...author, at: now(), amountCents: null, ...event });
      if (id === null) throw new ShopError("server_error");
      await insertLineSteps(query, id, steps);
      if (author.staffId) await recordOrderAct(inside, order, progress, act);
      await endQuestions(inside, progress, steps);
      const later = progress.map((line) => after(line, stepsOf(steps, line.lineId)));
      if (steps.some(({ kind }) => kind === "canceled")) await cancelSurplusBookings(query, order.id, later);
      if (isFinished(later)) await markFinished(query, order.id, now());
      return id;
    },
  };
}

/** Closes open questions about a delay for lines that have been picked or canceled. */
async function endQuestions({ query, now }: Work, progress: LineProgress[], steps: LineStep[]): Promise<void> {
  const touched = progress.filter((line) => steps.some((one) => one.lineId === line.lineId));
  const later = touched.map((line) => after(line, stepsOf(steps, line.lineId)));
  const idsOf = (lines: LineProgress[]) => lines.map((line) => line.lineId);
  await endDelays(query, idsOf(later.filter((line) => leftToShip(line) === 0 && line.shipped === 0)), "canceled", now());
  await endDelays(query, idsOf(later.filter((line) => line.picked > 0)), "started", now());
}

const stepsOf = (steps: LineStep[], lineId: number): Step[] => steps.filter((one) => one.lineId === lineId);

/** Finds a line. @throws office_line_not_found, office_other_store */
export function lineOf(
  { inside, order, progress }: Pick<Change, "inside" | "progress"> & { order: Pick<LockedOrder, "orderNo"> },
  lineId: number,
): LineProgress {
  const line = progress.find((one) => one.lineId === lineId);
  if (!line) throw new ShopError("office_line_not_found", { orderNo: String(order.orderNo), lineId: String(lineId) });
  refuseOtherStores(inside, line);
  return line;
}

/** Adds up units of the same line. */
export function mergeUnits(lines: LineUnits[]): LineUnits[] {
  const units = new Map<number, number>();
  for (const one of lines) units.set(one.lineId, (units.get(one.lineId) ?? 0) + one.units);
  return [...units].map(([lineId, sum]) => ({ lineId, units: sum }));
}
