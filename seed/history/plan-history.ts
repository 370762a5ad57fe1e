import { createHash } from "node:crypto";

const DAY_MS = 86_400_000;
const ORDERS = 400;
const YEARS_DAYS = 730;
/** Orders older than this have all been delivered. */
const OPEN_DAYS = 14;

/** The last step that an order has reached. */
export type Stage = "confirmed" | "picking" | "ready" | "partly" | "shipped" | "done";

/** An order of the demo's dealer, before it is stored. */
export interface PlannedOrder {
  placedAt: Date;
  /** When its goods were shipped; null before that. */
  leftAt: Date | null;
  /** Indexes of the branch and the user in the dealer's lists. */
  branch: number;
  buyer: number;
  purchaseOrderNo: string;
  jobName: string;
  isPickup: boolean;
  stage: Stage;
  /** For each line, numbers between 0 and 1 that choose the item and its quantity. */
  lines: { item: number; amount: number }[];
}

const jobs = [
  "Arrowcreek clubhouse",
  "Pyramid Way dental",
  "Silver Oak model home",
  "Counter stock",
  "Kiley Ranch, phase 2",
  "Riverwalk lobby",
  "Tahoe Inn, second floor",
  "Midtown lofts",
  "Damonte Ranch kitchens",
  "Vista hospital, east wing",
];
const prefixes = ["LR", "LS", "LC"];
/** The states of the newest orders, oldest first. */
const lastStages: Stage[] = ["shipped", "confirmed", "ready", "picking", "partly", "confirmed"];

/** Returns a number between 0 and 1 that is always the same for the same texts. */
export const chance = (...words: (string | number)[]): number =>
  createHash("sha256").update(words.join("|")).digest().readUInt32BE(0) / 2 ** 32;

/** Plans two years of orders that end today, oldest first; the same for the same day. */
export function planHistory(today: Date): PlannedOrder[] {
  const morning = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  const closed = ORDERS - lastStages.length;
  return Array.from({ length: ORDERS }, (_, index) => {
    const isLast = index >= closed;
    const daysAgo = isLast
      ? Math.max(1, OPEN_DAYS - 2 - 2 * (index - closed))
      : OPEN_DAYS + (YEARS_DAYS - OPEN_DAYS) * (1 - (index + chance("day", index)) / closed);
    const placedAt = new Date(morning - Math.round(daysAgo) * DAY_MS + Math.floor((15 + 8 * chance("hour", index)) * 3_600_000));
    const stage = lastStages[index - closed] ?? "done";
    const hasLeft = stage === "done" || stage === "shipped" || stage === "partly";
    const branch = index % prefixes.length;
    return {
      placedAt,
      leftAt: hasLeft ? new Date(placedAt.getTime() + (1 + Math.floor(chance("left", index) * 5)) * DAY_MS) : null,
      branch,
      buyer: Math.floor(chance("buyer", index) * 8),
      purchaseOrderNo: `${prefixes[branch]}-${1000 + index}`,
      jobName: jobs[Math.floor(chance("job", index) * jobs.length)] ?? "",
      isPickup: stage === "ready" || (stage !== "shipped" && chance("pickup", index) < 0.5),
      stage,
      lines: Array.from({ length: 1 + Math.floor(chance("lines", index) * 3) }, (__, line) => ({
        item: chance("item", index, line),
        amount: chance("amount", index, line),
      })),
    };
  });
}
