import type { LineStepKind } from "@azulejo/database";
import type { LineProgress } from "../../order/index.ts";

/** A change of a line's progress. Units are negative when picked units go back to the shelf. */
export interface Step {
  kind: LineStepKind;
  units: number;
}

type Progress = Pick<LineProgress, "fulfilment" | "quantity" | "picked" | "ready" | "shipped" | "delivered" | "canceled">;

const wanted = ({ quantity, canceled }: Progress): number => quantity - canceled;

export const leftToPick = (line: Progress): number => wanted(line) - line.picked;
export const leftToReady = (line: Progress): number => (line.fulfilment === "PKUP" ? wanted(line) - line.ready : 0);
export const leftToShip = (line: Progress): number => wanted(line) - line.shipped;

/** Units that are with a carrier. Returned units count as delivered. */
export const leftToDeliver = (line: Progress): number => (line.fulfilment === "DLVR" ? line.shipped - line.delivered : 0);

const step = (kind: LineStepKind, units: number): Step[] => (units === 0 ? [] : [{ kind, units }]);
/** Returns the step that raises a count to a level. */
const atLeast = (kind: "picked" | "ready", line: Progress, level: number): Step[] => step(kind, Math.max(0, level - line[kind]));
/** Returns the step that lowers a count to a level. */
const atMost = (kind: "picked" | "ready", line: Progress, level: number): Step[] => step(kind, Math.min(0, level - line[kind]));

/** Returns the steps that pick units; null when fewer are left. */
export const pick = (line: Progress, units: number): Step[] | null => (units <= leftToPick(line) ? step("picked", units) : null);

/** Returns the steps that make units ready for pickup, which picks them too; null when fewer are left. */
export const makeReady = (line: Progress, units: number): Step[] | null =>
  units <= leftToReady(line) ? [...step("ready", units), ...atLeast("picked", line, line.ready + units)] : null;

/** Returns the steps that hand units over, which picks them and makes them ready too; null when fewer are left. */
export function ship(line: Progress, units: number): Step[] | null {
  if (units > leftToShip(line)) return null;
  const shipped = line.shipped + units;
  return [
    ...step("shipped", units),
    ...atLeast("picked", line, shipped),
    ...(line.fulfilment === "PKUP" ? atLeast("ready", line, shipped) : []),
  ];
}

/** Returns the steps that record a delivery; null when fewer units are on their way. */
export const deliver = (line: Progress, units: number): Step[] | null => (units <= leftToDeliver(line) ? step("delivered", units) : null);

/** Returns the steps that cancel units that were not handed over; picked ones go back to the shelf. Null when fewer are left. */
export function cancel(line: Progress, units: number): Step[] | null {
  if (units > leftToShip(line)) return null;
  const left = wanted(line) - units;
  return [...step("canceled", units), ...atMost("picked", line, left), ...atMost("ready", line, left)];
}

/** Returns a line's progress after these steps. */
export function after<P extends Progress>(line: P, steps: Step[]): P {
  const sum = (kind: LineStepKind): number => steps.reduce((total, one) => total + (one.kind === kind ? one.units : 0), 0);
  return {
    ...line,
    picked: line.picked + sum("picked"),
    ready: line.ready + sum("ready"),
    shipped: line.shipped + sum("shipped"),
    delivered: line.delivered + sum("delivered"),
    canceled: line.canceled + sum("canceled"),
  };
}

/** Returns whether nothing is left to hand over. */
export const isFinished = (lines: Progress[]): boolean => lines.every((line) => leftToShip(line) === 0);

const trackers: [RegExp, (number: string) => string][] = [
  [/^ups\b/i, (number) => `https://www.ups.com/track?tracknum=${number}`],
  [/^fed\s*ex\b/i, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [/^usps\b/i, (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
  [/^(?:canada post|postes canada)\b/i, (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`],
];

/** Returns a known carrier's tracking page for a shipment; null for other carriers. */
export function trackingUrlOf(carrier: string | undefined, trackingNumber: string | undefined): string | null {
  const tracker = trackers.find(([name]) => name.test(carrier ?? ""));
  return tracker && trackingNumber ? tracker[1](encodeURIComponent(trackingNumber)) : null;
}
