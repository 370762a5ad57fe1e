import type { SandboxClock } from "./clock.ts";
import { systemClock } from "./clock.ts";
import type { SandboxLogger } from "./logger.ts";
import { silentLogger } from "./logger.ts";

/** Where the sandbox sends a signed webhook; the wire is that of `fetch`. */
export type WebhookSender = (request: Request) => Promise<Response>;

/** Keys and addresses of the card provider's stand-in. */
export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** Signs the webhooks (`whsec_…`). */
  webhookSecret: string;
  /** The shop's webhook address; without one events are kept and not sent. */
  webhookUrl?: string | undefined;
  /** `visible` (default): the frame shows its error under the field; `announced`: only to screen readers. */
  frameErrors?: "visible" | "announced" | undefined;
}

/** The space that the editor's stand-in edits, and the site whose pages it shows. */
export interface EditorOptions {
  /** Ends in `/v1`, without a slash. */
  managementUrl: string;
  managementToken: string;
  previewToken: string;
  spaceId: string;
  siteUrl: string;
  /** The space's own language first. */
  languages: string[];
}

/** The one client of the identity provider's stand-in. Its redirect addresses lie on the allowed origins. */
export interface IdentityOptions {
  clientId: string;
  clientSecret: string;
}

/** Everything `createSandbox` can be told. */
export interface SandboxOptions {
  /** The origin under which browsers reach the sandbox; default the address it listens on. */
  publicUrl?: string | undefined;
  /** Origins that may embed the sandbox's frames and get its sign-ins (the shop's). */
  allowedOrigins?: string[] | undefined;
  /** Further receivers of webhooks, beside each vendor's own `webhookUrl`. */
  webhookTargets?: { stripe?: string[] } | undefined;
  stripe: StripeOptions;
  /** Default: the demo's client. */
  identity?: IdentityOptions | undefined;
  /** Without it there is no editor. */
  editor?: EditorOptions | undefined;
  /** Journals go here; without it the state dies with the process. */
  dataDir?: string | undefined;
  clock?: SandboxClock | undefined;
  logger?: SandboxLogger | undefined;
  /** How webhooks travel; default `fetch`. Tests hand in the shop's own `fetch` function. */
  sendWebhook?: WebhookSender | undefined;
}

/** What `startSandbox` needs on top: the sockets. */
export interface StartOptions extends SandboxOptions {
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  host: string;
}

/** The options with their defaults filled in. */
export interface SandboxSettings {
  publicUrl: () => string;
  allowedOrigins: string[];
  stripe: StripeOptions;
  identity: IdentityOptions;
  editor: EditorOptions | undefined;
  stripeTargets: string[];
  dataDir: string | undefined;
  clock: SandboxClock;
  logger: SandboxLogger;
  sendWebhook: WebhookSender;
}

const DEFAULT_ORIGIN = "http://localhost:3001";
const DEMO_CLIENT: IdentityOptions = { clientId: "azulejo-demo", clientSecret: "demo-oidc-secret" };

/** Fills in the defaults. `publicUrl` is a function because port 0 is known only after listening. */
export function settle(options: SandboxOptions, publicUrl?: () => string): SandboxSettings {
  const extra = options.webhookTargets?.stripe ?? [];
  const own = options.stripe.webhookUrl === undefined ? [] : [options.stripe.webhookUrl];
  return {
    publicUrl: publicUrl ?? (() => options.publicUrl ?? DEFAULT_ORIGIN),
    allowedOrigins: (options.allowedOrigins ?? []).map((address) => new URL(address).origin),
    stripe: options.stripe,
    identity: options.identity ?? DEMO_CLIENT,
    editor: options.editor,
    stripeTargets: [...new Set([...own, ...extra])],
    dataDir: options.dataDir,
    clock: options.clock ?? systemClock,
    logger: options.logger ?? silentLogger,
    sendWebhook: options.sendWebhook ?? ((request) => fetch(request)),
  };
}
