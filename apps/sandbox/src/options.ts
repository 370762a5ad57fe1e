import type { SandboxClock } from "./clock.ts";
import { systemClock } from "./clock.ts";
import type { SandboxLogger } from "./logger.ts";
import { silentLogger } from "./logger.ts";

/** Sends a signed webhook; same signature as `fetch`. */
export type WebhookSender = (request: Request) => Promise<Response>;

/** Keys and addresses of the simulated card provider. */
export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** Signs the webhooks (`whsec_…`). */
  webhookSecret: string;
  /** The shop's webhook address; without it, events are stored but not sent. */
  webhookUrl?: string | undefined;
  /** `visible` (default): the frame shows its error under the field; `announced`: only to screen readers. */
  frameErrors?: "visible" | "announced" | undefined;
}

/** Keys and addresses of the simulated wallet provider. */
export interface PayPalOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The shop's webhook address; without it, events are stored but not sent. */
  webhookUrl?: string | undefined;
}

/** The account of the simulated text message service. */
export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** The shop's own number. */
  from: string;
  /** Where the shop receives messages from phones; without it, they aren't sent. */
  inboundUrl?: string | undefined;
}

/** The account of the simulated service for freight. */
export interface ShipStationOptions {
  apiKey: string;
  accountId: string;
}

/** The account of the simulated service for parcels. */
export interface EasyPostOptions {
  apiKey: string;
  webhookSecret: string;
  /** The shop's webhook address; without it, events are stored but not sent. */
  webhookUrl?: string | undefined;
}

/** The only client of the simulated identity provider. Its redirect addresses are on the allowed origins. */
export interface IdentityOptions {
  clientId: string;
  clientSecret: string;
}

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /** The sandbox's public origin; defaults to the address it listens on. */
  publicUrl?: string | undefined;
  /** Origins (the shop's) that may embed the sandbox's frames and receive its sign-ins. */
  allowedOrigins?: string[] | undefined;
  /** Additional webhook receivers besides each vendor's `webhookUrl`. */
  webhookTargets?: { stripe?: string[] } | undefined;
  stripe: StripeOptions;
  /** Defaults to the demo's keys, without a webhook address. */
  paypal?: PayPalOptions | undefined;
  /** Defaults to the demo's account, without a webhook address. */
  twilio?: TwilioOptions | undefined;
  /** Defaults to the demo's keys, without a webhook address. */
  easypost?: EasyPostOptions | undefined;
  /** Defaults to the demo's account. */
  shipstation?: ShipStationOptions | undefined;
  /** Defaults to the demo's client. */
  identity?: IdentityOptions | undefined;
  /** Folder of the journals; without it, state is lost when the process ends. */
  dataDir?: string | undefined;
  clock?: SandboxClock | undefined;
  logger?: SandboxLogger | undefined;
  /** Sends webhooks; defaults to `fetch`. Tests pass the shop's own `fetch` function. */
  sendWebhook?: WebhookSender | undefined;
}

/** 0 for a free one. */
export interface StartOptions extends SandboxOptions {
  /** 0 picks a free one. */
  port: number;
  smtpPort: number;
  host: string;
}

/** Options with defaults applied. */
export interface SandboxSettings {
  publicUrl: () => string;
  allowedOrigins: string[];
  stripe: StripeOptions;
  paypal: PayPalOptions;
  twilio: TwilioOptions;
  easypost: EasyPostOptions;
  shipstation: ShipStationOptions;
  identity: IdentityOptions;
  stripeTargets: string[];
  paypalTargets: string[];
  dataDir: string | undefined;
  clock: SandboxClock;
  logger: SandboxLogger;
  sendWebhook: WebhookSender;
}

const DEFAULT_ORIGIN = "http://localhost:3001";
const DEMO_PAYPAL: PayPalOptions = { clientId: "paypal-demo-client", clientSecret: "paypal-demo-secret", webhookId: "WH-DEMO" };
const DEMO_ACCOUNT: TwilioOptions = {
  accountSid: "AC0000000000000000000000000000demo",
  authToken: "demo-twilio-token",
  from: "+17755550100",
};
const DEMO_EASYPOST: EasyPostOptions = { apiKey: "EZTK-demo-key", webhookSecret: "demo-easypost-secret" };
const DEMO_SHIPSTATION: ShipStationOptions = { apiKey: "TEST_demo-shipstation-key", accountId: "se-4821" };
const DEMO_CLIENT: IdentityOptions = { clientId: "azulejo-demo", clientSecret: "demo-oidc-secret" };

/** Applies the defaults. `publicUrl` is a function because port 0 is resolved only after listening. */
export function settle(options: SandboxOptions, publicUrl?: () => string): SandboxSettings {
  const extra = options.webhookTargets?.stripe ?? [];
  const own = options.stripe.webhookUrl === undefined ? [] : [options.stripe.webhookUrl];
  const paypal = options.paypal ?? DEMO_PAYPAL;
  return {
    publicUrl: publicUrl ?? (() => options.publicUrl ?? DEFAULT_ORIGIN),
    allowedOrigins: (options.allowedOrigins ?? []).map((address) => new URL(address).origin),
    stripe: options.stripe,
    paypal,
    twilio: options.twilio ?? DEMO_ACCOUNT,
    easypost: options.easypost ?? DEMO_EASYPOST,
    shipstation: options.shipstation ?? DEMO_SHIPSTATION,
    identity: options.identity ?? DEMO_CLIENT,
    stripeTargets: [...new Set([...own, ...extra])],
    paypalTargets: paypal.webhookUrl === undefined ? [] : [paypal.webhookUrl],
    dataDir: options.dataDir,
    clock: options.clock ?? systemClock,
    logger: options.logger ?? silentLogger,
    sendWebhook: options.sendWebhook ?? ((request) => fetch(request)),
  };
}
