/** The networks whose icons the storefront has. */
export const socialNetworks = ["facebook", "instagram", "pinterest", "youtube", "linkedin", "tiktok", "x", "houzz"] as const;
