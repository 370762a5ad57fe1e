const payPalNotices = ["canceled", "declined", "unanswered"] as const;

/** The result of a payment whose buyer returned from PayPal's page. */
export type PayPalNotice = (typeof payPalNotices)[number];

export const payPalNoticeIn = (value: string | null): PayPalNotice | null => payPalNotices.find((one) => one === value) ?? null;
