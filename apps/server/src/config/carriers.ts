import { z } from "zod";

const text = z.string().trim().min(1).optional();

/** Variables of a shop that books carriers. */
export const carrierVariables = {
  ...{ EASYPOST_API_KEY: text, EASYPOST_WEBHOOK_SECRET: text, EASYPOST_API_URL: z.url().optional() },
  ...{ SHIPSTATION_API_KEY: text, SHIPSTATION_FREIGHT_ACCOUNT: text, SHIPSTATION_API_URL: z.url().optional() },
};

type CarrierVariables = z.infer<z.ZodObject<typeof carrierVariables>>;

export type EasyPostConfig = { apiKey: string; webhookSecret: string; apiUrl: string | undefined };

export type ShipStationConfig = { apiKey: string; accountId: string; apiUrl: string | undefined };

/** The accounts of the sandbox. */
export const DEMO_SHIPSTATION = { apiKey: "TEST_demo-shipstation-key", accountId: "se-4821" } as const;
export const DEMO_EASYPOST = { apiKey: "EZTK-demo-key", webhookSecret: "demo-easypost-secret" } as const;

const PAIRS = [
  ["EASYPOST_API_KEY", "EASYPOST_WEBHOOK_SECRET"],
  ["SHIPSTATION_API_KEY", "SHIPSTATION_FREIGHT_ACCOUNT"],
] as const;

/** Returns faults of the variables: a shop sets both of a service or none. */
export const carrierFaults = (v: CarrierVariables): string[] =>
  PAIRS.flatMap(([one, other]) => (Boolean(v[one]) === Boolean(v[other]) ? [] : [`set both ${one} and ${other}, or neither`]));

/** Returns null for a shop that books no freight. @param sandbox the sandbox's address, for a demo without its own key; null for none */
export function shipStationOf(v: CarrierVariables, sandbox: string | null): ShipStationConfig | null {
  const { SHIPSTATION_API_KEY: apiKey, SHIPSTATION_FREIGHT_ACCOUNT: accountId, SHIPSTATION_API_URL: apiUrl } = v;
  if (apiKey && accountId) return { apiKey, accountId, apiUrl };
  return sandbox === null ? null : { ...DEMO_SHIPSTATION, apiUrl: apiUrl ?? `${sandbox}/shipstation` };
}

/** Returns null for a shop that books no carriers. @param sandbox the sandbox's address, for a demo without its own keys; null for none */
export function easyPostOf(v: CarrierVariables, sandbox: string | null): EasyPostConfig | null {
  const { EASYPOST_API_KEY: apiKey, EASYPOST_WEBHOOK_SECRET: webhookSecret, EASYPOST_API_URL: apiUrl } = v;
  if (apiKey && webhookSecret) return { apiKey, webhookSecret, apiUrl };
  return sandbox === null ? null : { ...DEMO_EASYPOST, apiUrl: apiUrl ?? `${sandbox}/easypost` };
}
