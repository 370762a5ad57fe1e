/** Purposes besides forms that require a solved challenge. A token is only valid for its purpose. */
export const captchaPurposes = ["sign-in", "sign-up", "forgot-password", "subscribe", "privacy", "stock-alert"] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** The purpose of a proof of work for staff sign-in. It is always the shop's own, so that the office loads nothing from other origins. */
export const STAFF_SIGN_IN = "staff-sign-in";

export const isCaptchaPurpose = (name: string): name is CaptchaPurpose => (captchaPurposes as readonly string[]).includes(name);
