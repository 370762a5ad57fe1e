import { ShopError } from "@azulejo/contract";
import { type Context, requireStaff } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import { storeCosts } from "../../books/index.ts";
import { type Cells, costCentsOf } from "./cells.rules.ts";

/** Staff may edit the catalog without seeing costs. */
export const seesCosts = (context: Context): boolean => requireStaff(context).rights.includes("costs.read");

/** Returns the day whose costs the caller may see; null for none. */
export const costsOn = (context: Context): string | null =>
  seesCosts(context) ? todayOf(context.now(), context.storefront.timezone) : null;

/** @throws office_right if the caller may not change costs */
export function refuseCosts(context: Context, changes: readonly { cells: Partial<Record<keyof Cells, string>> }[]): void {
  const { rights } = requireStaff(context);
  const mayChange = rights.includes("costs.read") && rights.includes("costs.write");
  if (!mayChange && changes.some(({ cells }) => cells.cost !== undefined)) throw new ShopError("office_right", { right: "costs.write" });
}

/** Stores costs that apply from today on; what was sold before keeps the cost of its day. */
export async function saveCosts(inside: Context, changed: readonly { row: { id: number; itemNo: string }; after: Cells }[]): Promise<void> {
  if (changed.length === 0) return;
  const { query, storefront, now } = inside;
  const startsOn = todayOf(now(), storefront.timezone);
  const costs = changed.map(({ row, after }) => ({ itemId: row.id, costCents: costCentsOf(after) }));
  await storeCosts(query, costs, { startsOn, staffId: requireStaff(inside).staffId, at: now() });
  await recordAct(inside, { kind: "costs.imported", subject: "prices", no: startsOn, after: { lines: costs.length } });
}
