import type { StaffRight } from "@azulejo/contract";
import type { OfficeStaff } from "@azulejo/contract/areas/office.ts";
import type { MessageKey } from "../../i18n/text.ts";

export interface Access {
  /** The rights that a page needs, all of them. */
  rights: readonly StaffRight[];
  /** Only for staff who aren't limited to certain stores. */
  allStores?: boolean;
}

const all = (...rights: StaffRight[]): Access => ({ rights, allStores: true });
const each = (...rights: StaffRight[]): Access => ({ rights });

/** Who may open pages, by their path in the table of routes. A page without an entry is like the one above it. */
export const pageAccess: Readonly<Record<string, Access>> = {
  "": each(),
  account: each(),
  orders: each("orders.read"),
  "orders/new": each("orders.write"),
  "orders/new/:draftNo": each("orders.read", "orders.write"),
  "orders/move": each("promises.move"),
  returns: each("orders.read"),
  quotes: each("quotes.write"),
  customers: each("customers.read"),
  "customers/:customerId/merge": all("customers.read", "customers.write"),
  "customers/:customerId/statements": all("payments.read"),
  "customers/:customerId/prices": each("prices.write"),
  people: each("customers.read"),
  applications: each("customers.read"),
  privacy: each("privacy.write"),
  catalogue: each("catalogue.write"),
  "catalogue/imports": all("catalogue.write"),
  prices: each("prices.write"),
  "prices/plan": each("promotions.write"),
  "prices/planned": each("promotions.write"),
  "prices/codes": each("promotions.write"),
  "prices/history": each("orders.read"),
  stock: each("orders.read"),
  "stock/containers": each("stock.receive"),
  "stock/transfers": each("stock.receive"),
  "stock/counts": each("stock.count"),
  "stock/slabs/new": each("slabs.change"),
  certificates: each("customers.write"),
  money: each("payments.read"),
  "money/payouts": all("payments.read"),
  "money/invoices": all("payments.read"),
  "money/ageing": all("payments.read"),
  "money/months": all("payments.read"),
  "money/accounting": all("payments.read"),
  "money/balances": all("payments.read"),
  "money/taxes": all("payments.read"),
  "money/check": all("payments.read"),
  reports: each("reports.read"),
  "reports/margin": each("costs.read"),
  "reports/costs": all("costs.write"),
  audit: all("audit.read"),
  content: each("content.write"),
  "content/redirects": each("content.publish"),
  "content/search-words": each("content.publish"),
  staff: each("staff.write"),
  "staff/moves": all("staff.write"),
  settings: each("settings.write"),
  "settings/status": all("settings.write"),
  "settings/webhooks": all("settings.write"),
};

/** Returns who may open a page, by its path with or without the first slash. */
export function accessTo(path: string): Access {
  const place = path.replace(/^\//, "");
  return pageAccess[place] ?? accessTo(place.slice(0, Math.max(0, place.lastIndexOf("/"))));
}

type Reader = Pick<OfficeStaff, "rights" | "stores">;

/** Returns why a staff member can't open a page, or null if they can. */
export function refusalOf({ rights, allStores }: Access, staff: Reader): Extract<MessageKey, `fault.${string}`> | null {
  if (rights.some((right) => !staff.rights.includes(right))) return "fault.noSection";
  return allStores && staff.stores !== null ? "fault.noStores" : null;
}

/** Returns whether a staff member can open a page; links to it are shown to them. */
export const mayOpen = (path: string, staff: Reader): boolean => refusalOf(accessTo(path), staff) === null;
