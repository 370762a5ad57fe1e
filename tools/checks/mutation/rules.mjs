/** The files whose rules are mutated, by subject. */
export const rules = {
  money: [
    "apps/api/src/domain/money.ts",
    "apps/api/src/domain/orders/{line-shares,payment-term}.rules.ts",
    "apps/api/src/areas/checkout/{credit-line,gift-card,limits,money-back,pay-invoices,pay-order}/*.rules.ts",
    "apps/api/src/areas/fulfillment/{money,returns}/*.rules.ts",
    "apps/api/src/areas/order/*.rules.ts",
    "apps/api/src/areas/promotion/{eligibility,scope}.rules.ts",
  ],
  stock: [
    "apps/api/src/areas/stock/*.rules.ts",
    "apps/api/src/areas/bag/pricing/line-lots.rules.ts",
    "apps/api/src/areas/slabs/{holds,stock}/*.rules.ts",
    "apps/api/src/areas/warehouse/**/*.rules.ts",
    "apps/api/src/areas/fulfillment/promises/*.rules.ts",
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
