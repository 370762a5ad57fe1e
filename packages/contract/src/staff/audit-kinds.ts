/** The acts that the audit log records. Each has a name in the office's messages, `audit.kind.…`. */
export const auditKinds = [
  "order.taken",
  "order.shipped",
  "order.canceled",
  "order.refund_requested",
  "order.payment_requested",
  "order.promise_moved",
  "customer.terms",
  "customer.prices",
  "customer.check",
  "price_level.saved",
  "stock.adjusted",
  "container.announced",
  "container.moved",
  "container.received",
  "transfer.sent",
  "transfer.received",
  "count.booked",
  "certificate.decided",
  "slab.state",
  "slab.released",
  "quote.sent",
  "settings.changed",
  "staff.added",
  "staff.changed",
  "staff.locked",
  "staff.unlocked",
  "staff.password",
  "staff.sign_in_delayed",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What an act is about. Each has a name in the office's messages, `audit.subject.…`. */
export const auditSubjects = [
  "order",
  "customer",
  "price_level",
  "lot",
  "container",
  "transfer",
  "count",
  "certificate",
  "slab",
  "quote",
  "settings",
  "staff",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
