import { load } from "../../call/load.ts";
import { readStaff } from "../../frame/staff.ts";

const NEWEST = 10;

/** Reads what waits for somebody with the rights of whoever is signed in; null for what they may not see. */
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
