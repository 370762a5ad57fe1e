import { z } from "zod";

/** Variables of a shop behind a CDN. */
export const cdnVariables = {
  CDN: z.enum(["varnish", "fastly", "cloudflare"]).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: z.string().trim().min(1).optional(),
};

export interface CdnConfig {
  kind: "varnish" | "fastly" | "cloudflare";
  purgeUrl: string;
  token: string | null;
}

type CdnVariables = z.infer<z.ZodObject<typeof cdnVariables>>;

/** Returns faults of the variables, because a CDN that isn't purged would show old prices. */
export function cdnFaults({ CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN }: CdnVariables): string[] {
  if (Boolean(CDN) !== Boolean(CDN_PURGE_URL) || (CDN_PURGE_TOKEN && !CDN)) return ["set both CDN and CDN_PURGE_URL, or neither"];
  return CDN && CDN !== "varnish" && !CDN_PURGE_TOKEN ? [`CDN=${CDN} needs CDN_PURGE_TOKEN`] : [];
}

/** Returns null for a shop without a CDN. */
export const cdnOf = ({ CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token }: Partial<CdnVariables>): CdnConfig | null =>
  kind && purgeUrl ? { kind, purgeUrl, token: token ?? null } : null;
