import { type customer, ShopError } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { day } from "../../../mail/formats.ts";
import { mayActFor } from "../../customer/index.ts";
import { type LineProgress, type LineUnits, selectLineProgress } from "../../order/index.ts";
import { toAmounts } from "../money/refund-lines.ts";
import { mergeUnits, openChange } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { storeReturn } from "./announce-return.ts";
import { planReturn } from "./refund-return.ts";
import { moveReturn, type OrderReturn, selectReturnableLines, selectReturnNo, selectReturns } from "./return.repository.ts";
import { returnableOf } from "./return.rules.ts";

export const orderReturns: Verb<typeof customer.orderReturns> = async (context, { id }) => {
  const { query, storefront } = context;
  const order = await findOrder(context, id, false);
  const progress = await selectLineProgress(query, order.id);
  const { lines, returns } = await readReturnable(context, order, progress);
  const isOpen = lines.some(({ units }) => units > 0);
  const isCaller = await mayReturn(context, order, id);
  return {
    returnableBy: isOpen ? (isCaller ? "caller" : "account") : "nobody",
    restockingPercent: storefront.settings.returns?.restockingPercent ?? 0,
    lines,
    returns: returns.map(({ id: returnNo, state, announcedAt, lines: back }) => ({
      returnNo,
      state,
      announcedOn: todayOf(announcedAt, storefront.timezone),
      lines: back.map(({ lineId, itemNo, units }) => ({ lineId, itemNo, units })),
      isWithdrawable: isCaller && state === "announced",
    })),
  };
};

export const previewReturn: Verb<typeof customer.previewReturn> = async (context, { id, lines }) => {
  const order = await findCallersOrder(context, id, false);
  const chosen = await chooseLines(context, order, await selectLineProgress(context.query, order.id), lines);
  const asSellable = chosen.map(({ lineId, units }) => ({ lineId, sellable: units, broken: 0 }));
  const { parts, refundable } = await planReturn(context, order, { lines: asSellable, ourFault: false });
  const { goodsCents, taxCents, withheldCents, amountCents, leftCents, creditCents } = toAmounts(parts, refundable);
  const withheldTax = parts.reduce((sum, { withheldTaxCents = 0 }) => sum + withheldTaxCents, 0);
  const shown = (cents: number) => (context.pricesHidden ? null : cents);
  return {
    lines: chosen,
    goodsCents: shown(goodsCents + withheldCents - withheldTax),
    taxCents: shown(taxCents + withheldTax),
    restockingCents: shown(withheldCents),
    refundCents: shown(Math.min(amountCents, leftCents)),
    creditCents: shown(Math.min(creditCents, leftCents)),
  };
};

/**
 * Announces a return by the customer. Staff and other tabs lock the same order, so that units are announced once. Repeating an idempotency
 * key changes nothing, even after a crash.
 */
export const announceReturn: Verb<typeof customer.announceReturn> = (context, { id, lines, reason, comment }) =>
  inTransaction(context, async (inside) => {
    const order = await findCallersOrder(inside, id, true);
    const key = `customer-return:${order.id}:${context.idempotencyKey}`;
    const before = await selectReturnNo(inside.query, key);
    if (before !== null) return { returnNo: before };
    const change = await openChange(inside, order, { key, byCustomer: true, accountId: inside.session?.accountId ?? null });
    const chosen = await chooseLines(inside, order, change.progress, lines);
    // Staff find out at the inspection whether the shop is at fault.
    const announced = { staffId: null, reason: comment, reasonKind: reason, ourFault: false, lines: chosen };
    return { returnNo: await storeReturn(change, announced) };
  });

export const withdrawReturn: Verb<typeof customer.withdrawReturn> = (context, { id, returnNo }) =>
  inTransaction(context, async (inside) => {
    const order = await findCallersOrder(inside, id, true);
    const found = (await selectReturns(inside.query, order.id)).find((one) => one.id === returnNo);
    const named = { returnNo: String(returnNo) };
    if (!found) throw new ShopError("customer_return_unknown", named);
    if (found.state === "withdrawn") return { done: true as const };
    const isMoved = await moveReturn(inside.query, returnNo, ["announced"], { state: "withdrawn", endedAt: inside.now() });
    if (!isMoved) throw new ShopError("customer_return_received", named);
    const author = { key: `return-withdrawn:${returnNo}`, byCustomer: true, accountId: inside.session?.accountId ?? null };
    const change = await openChange(inside, order, author);
    await change.record({ kind: "return_withdrawn", steps: [], detail: { returnNo } });
    return { done: true as const };
  });

async function findOrder({ query, storefront }: Context, receiptKey: string, lock: boolean): Promise<LockedOrder> {
  const order = await lockOrder(query, storefront.id, { receiptKey }, lock);
  if (!order) throw new ShopError("customer_receipt_not_found");
  return order;
}

/** Returns an order that the caller may return goods of. @throws customer_receipt_not_found, customer_return_sign_in */
async function findCallersOrder(context: Context, receiptKey: string, lock: boolean): Promise<LockedOrder> {
  const order = await findOrder(context, receiptKey, lock);
  if (!(await mayReturn(context, order, receiptKey))) throw new ShopError("customer_return_sign_in");
  return order;
}

/** A guest's order needs only its link. One of an account needs its buyer, or a colleague who orders for the business. */
async function mayReturn(context: Context, { accountId, customerId }: LockedOrder, receiptKey: string): Promise<boolean> {
  if (accountId === null && customerId === null) return true;
  if (accountId !== null && accountId === context.session?.accountId) return true;
  return customerId !== null && (await mayActFor(context, receiptKey));
}

async function readReturnable(
  { query, storefront, now }: Pick<Context, "query" | "storefront" | "now">,
  order: LockedOrder,
  progress: LineProgress[],
): Promise<{ lines: OrderReturns["lines"]; returns: OrderReturn[] }> {
  const [returns, known] = [await selectReturns(query, order.id), await selectReturnableLines(query, order.id)];
  const rules = { rule: storefront.settings.returns, returns, time: { now: now(), timezone: storefront.timezone } };
  const lines = progress.flatMap((line) =>
    known.filter(({ lineId }) => lineId === line.lineId).map((one) => returnableOf(line, one, rules)),
  );
  return { lines: order.canceledAt ? lines.map((line) => ({ ...line, units: 0 })) : lines, returns };
}

/** @throws customer_return_left, customer_return_waiting, customer_return_final, customer_return_late */
async function chooseLines(context: Context, order: LockedOrder, progress: LineProgress[], lines: LineUnits[]) {
  const { lines: returnable } = await readReturnable(context, order, progress);
  return mergeUnits(lines).map(({ lineId, units }) => {
    const known = returnable.find((one) => one.lineId === lineId);
    const itemNo = progress.find((one) => one.lineId === lineId)?.itemNo ?? String(lineId);
    if (known?.refusal === "waiting" || known?.refusal === "final") throw new ShopError(`customer_return_${known.refusal}`, { itemNo });
    if (known?.refusal === "late")
      throw new ShopError("customer_return_late", {
        itemNo,
        day: day(known.until ?? "", context.language),
        phone: context.storefront.settings.phone,
      });
    const left = known?.units ?? 0;
    if (units > left) throw new ShopError("customer_return_left", { itemNo, left });
    return { lineId, itemNo, units };
  });
}
