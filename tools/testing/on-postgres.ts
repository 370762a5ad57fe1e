/** API areas whose rows several requests may lock at once, or whose queries rely on the server's types and order. */
export const areasOnPostgres = [
  "account",
  "audit",
  "books",
  "catalogue",
  "checkout",
  "content",
  "customer",
  "document",
  "gallery",
  "notificationpreference",
  "office",
  "order",
  "privacy",
  "product",
  "invoice",
  "promotion",
  "salesquote",
  "settings",
  "slabs",
  "stock",
  "subscriptions",
  "suggestions",
  "usertag",
  "webshoppingbag",
  "wishlist",
];

/**
 * Test files that also run on PostgreSQL in `npm test`: those where the server may behave unlike the embedded database, which has
 * one connection. Locks, concurrent transactions, constraints, notifications, types, migrations, crashes. The nightly run takes all.
 */
export const onPostgres = [
  "packages/database/**/*.db.test.ts",
  `apps/api/src/areas/{${areasOnPostgres}}/**/*.api.test.ts`,
  "apps/api/src/areas/tag/order-event.api.test.ts",
  "apps/api/src/{jobs,outbox,session}/**/*.api.test.ts",
  "apps/api/src/http/**/{audit-trail,contract}.api.test.ts",
  "apps/api/src/http/**/payment-events.api.test.ts",
  "apps/content/src/conformance/{assets,management,other-process,shapes,tools}.api.test.ts",
  "apps/server/src/{content,robustness}/**/*.api.test.ts",
  "apps/server/src/page-cache/absence.api.test.ts",
];

/** Test files that have nothing to do with a database server: about data directories, pages, or a command that only speaks HTTP. */
export const notOnPostgres = [
  "apps/api/src/areas/catalogue/import/killed.api.test.ts",
  "apps/server/src/{pages,sitemap}/**",
  "apps/server/src/robustness/{database-restart,full-disk,orders-command,running-backup}.api.test.ts",
  "packages/database/src/embedded/directory-lock.db.test.ts",
];
