/** Features that a storefront can turn off: newsletters, text messages about orders, trade account applications, samples. */
export const featureNames = ["newsletter", "textMessages", "tradeAccounts", "samples"] as const;
export type Feature = (typeof featureNames)[number];
