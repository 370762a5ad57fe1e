import { z } from "zod";

const text = z.string().trim().min(1).optional();

/** Variables of a shop that books carriers. */
export const carrierVariables = { EASYPOST_API_KEY: text, EASYPOST_WEBHOOK_SECRET: text, EASYPOST_API_URL: z.url().optional() };

type CarrierVariables = z.infer<z.ZodObject<typeof carrierVariables>>;

export type EasyPostConfig = { apiKey: string; webhookSecret: string; apiUrl: string | undefined };

/** The account of the sandbox. */
export const DEMO_EASYPOST = { apiKey: "EZTK-demo-key", webhookSecret: "demo-easypost-secret" } as const;

/** Returns faults of the variables: a shop sets both or none. */
export const carrierFaults = (v: CarrierVariables): string[] =>
  Boolean(v.EASYPOST_API_KEY) === Boolean(v.EASYPOST_WEBHOOK_SECRET)
    ? []
    : ["set both EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET, or neither"];

/** Returns null for a shop that books no carriers. @param sandbox the sandbox's address, for a demo without its own keys; null for none */
export function easyPostOf(v: CarrierVariables, sandbox: string | null): EasyPostConfig | null {
  const { EASYPOST_API_KEY: apiKey, EASYPOST_WEBHOOK_SECRET: webhookSecret, EASYPOST_API_URL: apiUrl } = v;
  if (apiKey && webhookSecret) return { apiKey, webhookSecret, apiUrl };
  return sandbox === null ? null : { ...DEMO_EASYPOST, apiUrl: apiUrl ?? `${sandbox}/easypost` };
}
