import type { StaffRight } from "@azulejo/contract";

/** The group of every right; the type ensures that none is missing. */
const groupOf = {
  "orders.read": "orders",
  "orders.write": "orders",
  "orders.fulfill": "orders",
  "promises.move": "orders",
  "quotes.write": "orders",
  "returns.write": "orders",
  "stock.adjust": "goods",
  "stock.receive": "goods",
  "stock.count": "goods",
  "slabs.change": "goods",
  "customers.read": "customers",
  "customers.write": "customers",
  "privacy.write": "customers",
  "orders.refund": "money",
  "payments.request": "money",
  "payments.record": "money",
  "payments.read": "money",
  "reports.read": "money",
  "costs.read": "money",
  "costs.write": "money",
  "catalogue.write": "range",
  "prices.write": "range",
  "promotions.write": "range",
  "content.write": "site",
  "content.publish": "site",
  "settings.write": "shop",
  "staff.write": "shop",
  "audit.read": "shop",
} as const satisfies Record<StaffRight, string>;

type Group = (typeof groupOf)[StaffRight];

export const allRights = Object.keys(groupOf) as StaffRight[];

/** The groups in the order of the form, with their rights. */
export const rightGroups: { group: Group; rights: StaffRight[] }[] = [...new Set(Object.values(groupOf))].map((group) => ({
  group,
  rights: allRights.filter((right) => groupOf[right] === group),
}));
