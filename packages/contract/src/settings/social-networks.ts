/** The networks for which the storefront has icons. */
export const socialNetworks = ["facebook", "instagram", "pinterest", "youtube", "linkedin", "tiktok", "x", "houzz"] as const;
