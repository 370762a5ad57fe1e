/** Features that a storefront can switch off: newsletters, text messages about orders, applications for trade accounts, samples. */
export const featureNames = ["newsletter", "textMessages", "tradeAccounts", "samples"] as const;
export type Feature = (typeof featureNames)[number];
