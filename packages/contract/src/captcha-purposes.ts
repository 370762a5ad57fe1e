/** What else than a form asks for a solved challenge; each token holds for its own purpose only. */
export const captchaPurposes = ["sign-in", "sign-up", "forgot-password", "subscribe"] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

export const isCaptchaPurpose = (name: string): name is CaptchaPurpose => (captchaPurposes as readonly string[]).includes(name);
