import { type office, ShopError } from "@azulejo/contract";
import type { DelayReason } from "@azulejo/contract/promise.ts";
import type { Localized } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { newTicket } from "../../../session/ticket.ts";
import { selectOpenDelayLines } from "../../order/index.ts";
import { todayAt } from "../../product/index.ts";
import { isStaffLine, isStaffOrder } from "../../staff/index.ts";
import { type Change, changeLocked, changeOrder, lineOf } from "../progress/change-order.ts";
import { leftToShip } from "../progress/progress.rules.ts";
import { endDelays, insertDelay, selectWaitedLines } from "./delay.repository.ts";
import { announceCarrierDelay, announceDelay, announceDelayOver } from "./delay-message.ts";
import { insertPromiseMoves, type PromiseMove, selectMoved, selectOrdersWaitingFor, selectPromises } from "./promise-move.repository.ts";
import { answerDeadline } from "./slip.rules.ts";

/** A new promised date for lines, with its reason. */
interface Move {
  promisedOn: string;
  reason: DelayReason;
  note?: Localized | undefined;
}

/** Long enough that a link can't be guessed, and short enough for a text message. */
const TICKET_BYTES = 16;

/** Moves the promised date of an order's lines. For a later date the customer gets one message, with a choice. */
export const movePromises: Verb<typeof office.movePromises> = (context, { orderNo, lineIds, ...move }) => {
  refusePast(context, move);
  return changeOrder(context, orderNo, async (change) => {
    const promised = await selectPromises(change.inside.query, change.order.id);
    const isMovable = (lineId: number) => isWaiting(change, lineId) && promised.some((one) => one.lineId === lineId && one.promisedOn);
    const chosen = lineIds ? [...new Set(lineIds)] : ownLines(change).filter(isMovable);
    for (const lineId of chosen)
      if (!isMovable(lineOf(change, lineId).lineId))
        throw new ShopError("office_promise_started", { itemNo: lineOf(change, lineId).itemNo });
    if (chosen.length === 0) throw new ShopError("office_promise_none", { orderNo: String(orderNo) });
    await moveLines(change, chosen, move);
  });
};

/**
 * Moves the promised date of all unpicked lines of an item, one order at a time. Repeating an idempotency key continues an interrupted run.
 */
export const moveItemPromises: Verb<typeof office.moveItemPromises> = async (context, { itemNo, ...move }) => {
  refusePast(context, move);
  const keys: string[] = [];
  for (const { orderNo, orderId } of await selectOrdersWaitingFor(context.query, context.storefront.id, itemNo)) {
    if (!(await isStaffOrder(context, orderId))) continue;
    const key = await changeLocked(context, orderNo, async (change) => {
      const promised = await selectPromises(change.inside.query, change.order.id);
      const lines = change.progress.filter(
        (line) => line.itemNo === itemNo && isStaffLine(change.inside, line) && isWaiting(change, line.lineId),
      );
      const movable = lines.filter((line) => promised.some((one) => one.lineId === line.lineId && one.promisedOn));
      await moveLines(
        change,
        movable.map((line) => line.lineId),
        move,
      );
    });
    keys.push(key);
  }
  const moved = await selectMoved(context.query, keys);
  return { moved: moved.map((one) => one.orderNo), asked: moved.filter((one) => one.isAsked).map((one) => one.orderNo) };
};

function refusePast(context: Context, { promisedOn }: Move): void {
  if (promisedOn < todayAt(context)) throw new ShopError("office_promise_past");
}

const ownLines = ({ inside, progress }: Change): number[] =>
  progress.filter((line) => isStaffLine(inside, line)).map((line) => line.lineId);

/** Whether a line has unpicked units. */
function isWaiting(change: Change, lineId: number): boolean {
  const line = lineOf(change, lineId);
  return line.picked === 0 && line.shipped === 0 && leftToShip(line) > 0;
}

/**
 * Moves lines in one event. Lines delayed beyond the date that their customer agreed to are asked about in one question, which replaces
 * earlier ones. Lines whose delay is over are announced in one message.
 */
async function moveLines(change: Change, lineIds: number[], { promisedOn, reason, note }: Move): Promise<void> {
  const { inside, order } = change;
  const { query, now } = inside;
  const open = await selectOpenDelayLines(query, order.id);
  const moves: PromiseMove[] = (await selectPromises(query, order.id)).flatMap((line) => {
    const isSame = line.promisedOn === promisedOn && line.promiseReason === reason;
    if (!lineIds.includes(line.lineId) || line.promisedOn === null || isSame) return [];
    return [{ lineId: line.lineId, fromOn: line.promisedOn, fromReason: line.promiseReason, toOn: promisedOn, reason }];
  });
  if (moves.length === 0) return;
  const eventId = await change.record({ kind: "promise_moved", steps: [], detail: { ...(note && { note }) }, ...datesOf(change, moves) });
  await insertPromiseMoves(query, eventId, moves);
  const agreedOn = ({ lineId, fromOn }: PromiseMove): string => open.find((one) => one.lineId === lineId)?.agreedOn ?? fromOn;
  // A line with an unchanged date keeps its open question.
  const changed = moves.filter((move) => move.fromOn !== move.toOn);
  const kept = changed.filter((move) => move.toOn <= agreedOn(move));
  const slipped = changed.filter((move) => move.toOn > agreedOn(move));
  const waited = await selectWaitedLines(query, order.id);
  const backOn = kept.filter((move) => isBackOn(move, open, waited));
  const idsOf = (some: PromiseMove[]) => some.map((move) => move.lineId);
  await endDelays(query, idsOf(kept), "withdrawn", now());
  await endDelays(query, idsOf(slipped), "replaced", now());
  if (backOn.length > 0) await announceDelayOver(inside, { orderId: order.id, eventId, promisedOn, lineIds: idsOf(backOn) });
  if (slipped.length > 0)
    await ask(change, {
      eventId,
      promisedOn,
      lines: slipped.map((move) => ({ lineId: move.lineId, agreedOn: agreedOn(move) })),
      waited: new Set(waited.keys()),
    });
}

/**
 * Moves the promised date of lines that their carrier will deliver later, and tells the customer. Nobody is asked, because what has left
 * can't be canceled. Lines with units that haven't left are unchanged.
 */
export async function noteDelay(change: Change, lineIds: number[], promisedOn: string): Promise<void> {
  const { inside, order } = change;
  const { query } = inside;
  const isGone = (lineId: number) => change.progress.some((line) => line.lineId === lineId && leftToShip(line) === 0);
  const moves: PromiseMove[] = (await selectPromises(query, order.id)).flatMap((line) =>
    line.promisedOn === null || line.promisedOn >= promisedOn || !lineIds.includes(line.lineId) || !isGone(line.lineId)
      ? []
      : [{ lineId: line.lineId, fromOn: line.promisedOn, fromReason: line.promiseReason, toOn: promisedOn, reason: "carrier" }],
  );
  if (moves.length === 0) return;
  const eventId = await change.record({ kind: "promise_moved", steps: [], ...datesOf(change, moves) });
  await insertPromiseMoves(query, eventId, moves);
  await announceCarrierDelay(inside, { orderId: order.id, eventId, promisedOn, lineIds: moves.map(({ lineId }) => lineId) });
}

const datesOf = (change: Change, moves: PromiseMove[]) => ({
  before: { promised: moves.map((move) => ({ itemNo: lineOf(change, move.lineId).itemNo, on: move.fromOn, reason: move.fromReason })) },
  after: { promised: moves.map((move) => ({ itemNo: lineOf(change, move.lineId).itemNo, on: move.toOn, reason: move.reason })) },
});

/**
 * Whether a delay is over that the customer knew of: the line has an open question, or the customer had agreed to a later date and the
 * former one is back.
 */
function isBackOn({ lineId, fromOn, toOn }: PromiseMove, open: { lineId: number }[], waited: ReadonlyMap<number, string>): boolean {
  const before = waited.get(lineId);
  return open.some((one) => one.lineId === lineId) || (before !== undefined && fromOn > before && toOn <= before);
}

interface Slip {
  eventId: number;
  promisedOn: string;
  lines: { lineId: number; agreedOn: string }[];
  /** Lines for which the customer has agreed to a later date. */
  waited: ReadonlySet<number>;
}

/** Asks the customer about delayed lines in one message with one link. */
async function ask({ inside, order }: Change, { eventId, promisedOn, lines, waited }: Slip): Promise<void> {
  const { query, now, storefront } = inside;
  const { ticket, hash } = newTicket(TICKET_BYTES);
  const askedAt = now();
  const answer = answerDeadline({
    askedAt,
    agreedOn: lines.map((line) => line.agreedOn).toSorted()[0] ?? promisedOn,
    isRenewed: lines.some((line) => waited.has(line.lineId)),
    rows: storefront.settings.delayAnswers,
    timezone: storefront.timezone,
  });
  const delayId = await insertDelay(query, { orderId: order.id, eventId, tokenHash: hash, promisedOn, askedAt, ...answer }, lines);
  await announceDelay(inside, order.id, delayId, ticket);
}
