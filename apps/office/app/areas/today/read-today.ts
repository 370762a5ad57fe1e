import { load } from "../../call/load.ts";
import { readStaff } from "../../frame/staff.ts";

const NEWEST = 10;

/** Counts the open work; null where the staff member lacks the right to see it. */
export async function readToday(request: Request) {
  const { rights } = await readStaff(request);
  const [open, certificates, quotes] = await Promise.all([
    rights.includes("orders.read") ? load("orders", { status: "open", pageSize: NEWEST }, request) : null,
    rights.includes("customers.write") ? load("taxExemptions", { state: "submitted" }, request) : null,
    rights.includes("quotes.write") ? load("quotes", {}, request) : null,
  ]);
  return {
    openOrders: open?.total ?? null,
    newest: open?.orders ?? [],
    certificates: certificates?.total ?? null,
    quotes: quotes?.requested ?? null,
  };
}
