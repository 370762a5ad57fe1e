/** What requires a solved challenge besides forms; each token is valid only for its own purpose. */
export const captchaPurposes = ["sign-in", "sign-up", "forgot-password", "subscribe"] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

export const isCaptchaPurpose = (name: string): name is CaptchaPurpose => (captchaPurposes as readonly string[]).includes(name);
