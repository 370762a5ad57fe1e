const API = "https://api-m.paypal.com";
const SCRIPT = "https://www.paypal.com/sdk/js";
/** PayPal's test environment serves its approval page from another host. */
const OWN_HOSTS = ["https://www.paypal.com", "https://www.sandbox.paypal.com", "https://www.paypalobjects.com"];

export const DEMO_PAYPAL = { clientId: "paypal-demo-client", clientSecret: "paypal-demo-secret", webhookId: "WH-DEMO" } as const;

export interface PayPalVariables {
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYPAL_API_URL?: string | undefined;
  PAYPAL_JS_URL?: string | undefined;
}

export interface PayPalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiUrl: string;
  scriptUrl: string;
}

const keysOf = (v: PayPalVariables) => [v.PAYPAL_CLIENT_ID, v.PAYPAL_CLIENT_SECRET, v.PAYPAL_WEBHOOK_ID];

/** Returns faults of the variables: a shop sets all of the keys or none. */
export function payPalFaults(v: PayPalVariables): string[] {
  const given = keysOf(v).filter(Boolean).length;
  return given === 0 || given === 3 ? [] : ["set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID, or none of them"];
}

/** @param sandbox the sandbox's address, for a demo without its own keys; null for none @returns null for a shop without PayPal */
export function payPalOf(v: PayPalVariables, sandbox: string | null): PayPalConfig | null {
  const [clientId, clientSecret, webhookId] = keysOf(v);
  const apiUrl = v.PAYPAL_API_URL?.replace(/\/$/, "");
  if (clientId && clientSecret && webhookId)
    return { clientId, clientSecret, webhookId, apiUrl: apiUrl ?? API, scriptUrl: v.PAYPAL_JS_URL ?? SCRIPT };
  if (sandbox === null) return null;
  return { ...DEMO_PAYPAL, apiUrl: apiUrl ?? `${sandbox}/paypal`, scriptUrl: v.PAYPAL_JS_URL ?? `${sandbox}/paypal/sdk/js` };
}

/** Returns the origins of PayPal's script, button, pictures and approval page. */
export function payPalHosts(paypal: PayPalConfig | null): string[] {
  if (!paypal) return [];
  const { origin } = new URL(paypal.scriptUrl);
  return OWN_HOSTS.includes(origin) ? OWN_HOSTS : [origin];
}
