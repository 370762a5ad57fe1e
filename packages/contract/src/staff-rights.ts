/** Rights of a staff account. Each office call needs at most one of them. */
export const staffRights = [
  "orders.read",
  "orders.fulfill",
  "orders.refund",
  "payments.request",
  "payments.record",
  "promises.move",
  "slabs.change",
  "stock.adjust",
  "customers.write",
  "quotes.write",
  "prices.write",
  "settings.write",
  "staff.write",
  "audit.read",
  "catalogue.write",
  "promotions.write",
  "content.write",
  "content.publish",
  "stock.receive",
  "stock.count",
  "orders.write",
  "returns.write",
  "payments.read",
  "reports.read",
  "costs.read",
  "costs.write",
  "customers.read",
  "privacy.write",
] as const;
export type StaffRight = (typeof staffRights)[number];

export const isStaffRight = (name: string): name is StaffRight => (staffRights as readonly string[]).includes(name);
