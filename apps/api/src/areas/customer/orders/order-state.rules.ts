import type { OrderPart, OrderState } from "@azulejo/contract/areas/customer.ts";
import type { Fulfilment } from "@azulejo/database";

export interface LineUnits {
  fulfilment: Fulfilment;
  quantity: number;
  picked: number;
  ready: number;
  shipped: number;
  delivered: number;
  canceled: number;
}

const sum = (lines: readonly LineUnits[], of: (line: LineUnits) => number): number => lines.reduce((total, line) => total + of(line), 0);

/** Returns an order's state, derived from the progress of its lines. */
export function orderState(lines: readonly LineUnits[], isCanceled: boolean): OrderState {
  if (isCanceled) return "canceled";
  const left = sum(lines, (line) => line.quantity - line.shipped - line.canceled);
  const shipped = sum(lines, (line) => line.shipped);
  if (left > 0 && shipped > 0) return "partly";
  if (left > 0) return openState(lines);
  if (shipped === 0) return "canceled";
  const byCarrier = lines.filter((line) => line.fulfilment === "DLVR" && line.shipped > 0);
  if (byCarrier.length === 0) return "collected";
  return byCarrier.every((line) => line.delivered >= line.shipped) ? "delivered" : "shipped";
}

function openState(lines: readonly LineUnits[]): OrderState {
  const waiting = lines.filter((line) => line.canceled < line.quantity);
  if (waiting.every(isReady)) return "ready";
  return waiting.some((line) => line.picked > 0) ? "picking" : "confirmed";
}

type PromisedLine = LineUnits & { promisedOn: string | null };

const isAtShop = (line: LineUnits): boolean => line.shipped + line.canceled < line.quantity;
const isUnderway = (line: LineUnits): boolean => line.fulfilment === "DLVR" && line.delivered < line.shipped;
const isReady = (line: LineUnits): boolean => line.fulfilment === "PKUP" && line.ready >= line.quantity - line.canceled;

/** Returns the latest promised day of lines that haven't completely arrived or been picked up; null without one. */
export function promisedOn(lines: readonly PromisedLine[]): string | null {
  const days = lines.filter((line) => isAtShop(line) || isUnderway(line)).flatMap((line) => line.promisedOn ?? []);
  return days.sort().at(-1) ?? null;
}

/** Returns the earliest promised day that is past, of lines that neither left nor are ready for pickup; null if none is late. */
export function lateSince(lines: readonly PromisedLine[], today: string): string | null {
  const days = lines.filter((line) => isAtShop(line) && !isReady(line)).flatMap((line) => line.promisedOn ?? []);
  return days.filter((day) => day < today).sort()[0] ?? null;
}

/** Groups an order's lines by the day on which they arrive or are ready, with the state of each group, earliest first. */
export function partsOf(lines: readonly (PromisedLine & { id: number })[], isCanceled: boolean): OrderPart[] {
  const parts = Map.groupBy(lines, ({ fulfilment, promisedOn }) => `${promisedOn ?? ""} ${fulfilment}`);
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, together]) => toPart(together, isCanceled));
}

function toPart(lines: readonly (PromisedLine & { id: number })[], isCanceled: boolean): OrderPart[] {
  const [first] = lines;
  if (!first) return [];
  const { fulfilment, promisedOn } = first;
  return [{ fulfilment, promisedOn, state: orderState(lines, isCanceled), lineIds: lines.map(({ id }) => id) }];
}
