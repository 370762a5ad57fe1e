/** The files whose rules are mutated, by subject. */
export const rules = {
  money: [
    "apps/api/src/domain/money.ts",
    "apps/api/src/domain/{orders,prices}/*.ts",
    "apps/api/src/areas/checkout/{approval,credit-line,gift-card,limits,money-back,pay-invoices,pay-order}/*.rules.ts",
    "apps/api/src/areas/checkout/{delivered-quote,quote,sales-quote}/*.rules.ts",
    "apps/api/src/areas/{order,invoice,promotion,pricing,quote}/**/*.rules.ts",
    "apps/api/src/areas/fulfillment/{money,returns}/*.rules.ts",
    "apps/api/src/areas/product/{price.rules.ts,contract-prices/*.rules.ts}",
    "apps/api/src/areas/delivery/*.rules.ts",
    "packages/contract/src/typed/dollars.ts",
  ],
  stock: [
    "apps/api/src/areas/stock/*.rules.ts",
    "apps/api/src/areas/bag/{pricing,pickup}/*.rules.ts",
    "apps/api/src/areas/product/availability/*.rules.ts",
    "apps/api/src/areas/fulfillment/{progress,promises}/*.rules.ts",
    "apps/api/src/areas/slabs/{holds,stock}/*.rules.ts",
    "apps/api/src/areas/warehouse/**/*.rules.ts",
  ],
  tax: ["apps/api/src/areas/checkout/tax/*.rules.ts", "apps/api/src/areas/customer/exemptions/*.rules.ts"],
  access: [
    "apps/api/src/areas/staff/power.rules.ts",
    "apps/api/src/areas/staff/sign-in/*.rules.ts",
    "apps/api/src/areas/customer/users/*.rules.ts",
    "apps/api/src/areas/integration/changes/*.rules.ts",
    "apps/api/src/session/api-key.rules.ts",
    "apps/api/src/identity/tries/*.rules.ts",
  ],
};
