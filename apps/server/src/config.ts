import type { ProviderSettings } from "@azulejo/api";
import type { StoreSettings } from "@azulejo/content";
import type { StatementLimits } from "@azulejo/database/server/statement-limits.ts";
import { bucketFaults, bucketOf } from "./bucket-config.ts";
import { type CdnConfig, cdnFaults, cdnOf } from "./cdn/cdn-config.ts";
import { type Variables, variables } from "./config-variables.ts";
import type { TrustProxy } from "./http/client-address.ts";
import { DEMO_PAYPAL, type PayPalConfig, payPalFaults, payPalOf } from "./paypal-config.ts";
import type { RoleName } from "./start/roles.ts";

export interface Config {
  role: RoleName;
  port: number;
  host: string;
  publicUrl: string;
  /** `directUrl` is the address of the server itself if `url` is that of a pooler. */
  database: {
    url: string | undefined;
    directUrl?: string | undefined;
    /** Replicas for public reads. */
    replicaUrls?: string[];
    dataDir: string;
    /** Of each process. */
    connections?: number;
    limits?: StatementLimits;
  };
  /** Where uploaded files are. */
  files: StoreSettings;
  /** The CDN in front of the shop; null without one. */
  cdn: CdnConfig | null;
  mode: "demo" | "production";
  seed: "demo" | "empty";
  /** The stand-in for outside services; none in production, or if another process runs it. */
  sandbox: { port: number; smtpPort: number } | null;
  metricsPort: number | undefined;
  apiUrl: string | undefined;
  storefront: { id: string; publicKey: string };
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | undefined; scriptUrl: string };
  /** Null for a shop without PayPal. */
  paypal: PayPalConfig | null;
  smtpUrl: string;
  /** The account for text messages; null where they aren't offered. */
  twilio: { accountSid: string; authToken: string; from: string; apiUrl: string | undefined } | null;
  /** Seals what signs sessions and second factors; the same in every process. */
  sessionSecret: string;
  /** External sign-in services. */
  providers: ProviderSettings[];
  captcha: {
    /** Signs the shop's own challenges. */
    secret: string;
    /** Used instead if its keys are set. */
    recaptcha: { siteKey: string; secret: string; apiUrl: string } | null;
  };
  content: {
    /** Base address of an external content system's delivery API; undefined for our own. */
    apiUrl: string | undefined;
    spaceId: string;
    publicToken: string;
    previewToken: string;
    /** For the office's editor; without one, the office edits no content. */
    managementToken: string;
    /** Base address of an external content system's management API. */
    managementUrl: string;
    /** Calls per second: few for an external system, many for our own. */
    rateLimit: number;
    /** Delivery requests per second that our own content system answers each token. */
    tokenRate: number;
    /** Origin of its editor, which shows our pages in a frame. */
    editorOrigin: string;
  };
  /** A Redis or Valkey server that counts limits; undefined for the database. */
  redisUrl: string | undefined;
  /** Where products are searched. */
  search: "memory" | "sql";
  rateLimitPerMinute: number;
  /** Where events of pages without tags are sent; nowhere when unset. */
  tagEventsUrl: string | undefined;
  /** The table of places of the search for stores; ours when unset. */
  placesFile: string | undefined;
  /** The script of Google Maps with its key; undefined for a shop with only the outline map. */
  mapScriptUrl: string | undefined;
  /** Forms per client in ten minutes. */
  formLimit: number;
  /** Sign-ins and similar attempts per client in ten minutes. */
  signInLimit: number;
  checkAnswers: boolean;
  pageCacheBytes: number;
  /** How long a stopping process goes on answering, so that a proxy sees in time that it is not ready. */
  stopDelayMs: number;
  /** Free space on the data directory's disk below which nothing more is written. */
  leastFreeBytes: number;
  /** Maximum size of picture variants on disk. */
  variantBytes: number;
  /** Whether the pages that visitors open first are made after the start. */
  /** Gives the demo's dealer two years of orders and invoices. */
  demoHistory: boolean;
  /** Adds a second storefront to the demo, with a host name of its own. */
  demoBrand: boolean;
  preparePages: boolean;
  /** Networks that the office is open to; all if there are none. */
  officeNetworks: readonly string[];
  /** Networks of the shop's own that webhooks may reach besides public addresses. */
  webhookNetworks: readonly string[];
  trustProxy: TrustProxy;
  /** Runs the storefront from source, without page cache and script policy. */
  devWeb: boolean;
  logLevel: string;
}

export const DEMO = {
  secretKey: "sk_test_demo",
  publishableKey: "pk_test_demo",
  webhookSecret: "whsec_demo",
  twilioToken: "demo-twilio-token",
  captchaSecret: "demo-captcha-secret",
  sessionSecret: "demo-session-secret-of-a-laptop-only",
  oidcSecret: "demo-oidc-secret",
  s3Secret: "demo-s3-secret",
} as const;
const STRIPE_SCRIPT = "https://js.stripe.com/v3/";

/** @throws one error that names every invalid or missing variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const faults = [...replicaFaults(parsed.data), ...bucketFaults(parsed.data), ...cdnFaults(parsed.data)];
  if (faults.length > 0) throw new ConfigError(faults);
  return parsed.data.MODE === "production" ? production(parsed.data, given) : demo(parsed.data, given);
}

/** The shop's own server has no replicas. */
const replicaFaults = (v: Variables): string[] =>
  v.DATABASE_REPLICA_URLS.length > 0 && !v.DATABASE_URL ? ["DATABASE_REPLICA_URLS needs DATABASE_URL"] : [];

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

const GOOGLE_MAPS = "https://maps.googleapis.com/maps/api/js";

function mapScriptOf({ GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_JS_URL: script = GOOGLE_MAPS }: Variables): string | undefined {
  return key && `${script}?${new URLSearchParams({ key, v: "weekly", loading: "async", libraries: "places" })}`;
}

const databaseOf = (v: Variables): Config["database"] => ({
  url: v.DATABASE_URL,
  directUrl: v.DATABASE_DIRECT_URL,
  replicaUrls: v.DATABASE_REPLICA_URLS,
  dataDir: v.DATA_DIR,
  connections: v.DATABASE_CONNECTIONS,
  limits: { statementSeconds: v.DATABASE_STATEMENT_SECONDS, lockSeconds: v.DATABASE_LOCK_SECONDS },
});

function base(v: Variables) {
  return {
    role: v.ROLE,
    port: v.PORT,
    host: v.HOST,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ""),
    database: databaseOf(v),
    files: { folder: `${v.DATA_DIR}/assets`, bucket: bucketOf(v) },
    cdn: cdnOf(v),
    mode: v.MODE,
    seed: v.SEED,
    metricsPort: v.METRICS_PORT,
    apiUrl: v.API_URL,
    redisUrl: v.REDIS_URL,
    search: v.SEARCH,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    tagEventsUrl: v.TAG_EVENTS_URL,
    placesFile: v.PLACES_FILE,
    mapScriptUrl: mapScriptOf(v),
    formLimit: v.FORM_LIMIT,
    signInLimit: v.SIGNIN_LIMIT,
    checkAnswers: v.CHECK_ANSWERS === "1",
    pageCacheBytes: Math.ceil(v.PAGE_CACHE_MB * 1024 * 1024),
    stopDelayMs: v.STOP_DELAY_SECONDS * 1000,
    leastFreeBytes: v.LEAST_FREE_MB * 1024 * 1024,
    variantBytes: v.VARIANTS_MB * 1024 * 1024,
    preparePages: v.PREPARE_PAGES === "1",
    demoHistory: v.DEMO_HISTORY === "1",
    demoBrand: v.DEMO_BRAND === "1",
    officeNetworks: v.OFFICE_NETWORKS,
    webhookNetworks: v.WEBHOOK_NETWORKS,
    trustProxy: v.TRUST_PROXY,
    devWeb: v.WEB === "dev" && v.MODE === "demo",
    logLevel: v.LOG_LEVEL,
  };
}

/** Keys of the storefronts that demo mode creates. */
export const seedKeys = {
  demo: { publicKey: "pk_demo_cantera", space: "1001", tokens: "demo" },
  empty: { publicKey: "pk_empty", space: "1", tokens: "empty" },
} as const;

/** Published keys and content tokens of the demo. */
export const knownKeys = {
  publicKeys: Object.values(seedKeys).map((one) => one.publicKey),
  contentTokens: Object.values(seedKeys).flatMap(({ tokens }) => ["public", "preview", "management"].map((kind) => `${tokens}-${kind}`)),
};

const VENDOR_EDITOR = "https://app.storyblok.com";
const VENDOR_MANAGEMENT = "https://mapi.storyblok.com/v1";
/** The vendor's service refuses more calls; our own answers from memory. */
const FOREIGN_RATE = 5;
const OWN_RATE = 1000;

const contentOf = (v: Variables) => ({
  apiUrl: v.CONTENT_API_URL?.replace(/\/$/, ""),
  rateLimit: v.CONTENT_RATE_LIMIT ?? (v.CONTENT_API_URL ? FOREIGN_RATE : OWN_RATE),
  tokenRate: v.CONTENT_TOKEN_RATE,
  managementUrl: v.CONTENT_MANAGEMENT_URL?.replace(/\/$/, "") ?? VENDOR_MANAGEMENT,
  editorOrigin: v.CONTENT_EDITOR_URL
    ? new URL(v.CONTENT_EDITOR_URL).origin
    : v.CONTENT_API_URL
      ? VENDOR_EDITOR
      : // The office edits our own content.
        new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin,
});

const RECAPTCHA = "https://www.google.com";

const captchaOf = (v: Variables, secret: string): Config["captcha"] => ({
  secret,
  recaptcha:
    v.RECAPTCHA_SITE_KEY && v.RECAPTCHA_SECRET
      ? {
          siteKey: v.RECAPTCHA_SITE_KEY,
          secret: v.RECAPTCHA_SECRET,
          apiUrl: v.RECAPTCHA_API_URL ? new URL(v.RECAPTCHA_API_URL).origin : RECAPTCHA,
        }
      : null,
});

function demo(v: Variables, environment: Environment): Config {
  const sandbox = `http://localhost:${v.SANDBOX_PORT}`;
  const keys = seedKeys[v.SEED];
  return {
    ...base(v),
    sandbox: v.SANDBOX === "on" ? { port: v.SANDBOX_PORT, smtpPort: v.SMTP_PORT } : null,
    storefront: { id: v.STOREFRONT_ID, publicKey: v.STOREFRONT_PUBLIC_KEY ?? keys.publicKey },
    stripe: {
      secretKey: v.STRIPE_SECRET_KEY ?? DEMO.secretKey,
      publishableKey: v.STRIPE_PUBLISHABLE_KEY ?? DEMO.publishableKey,
      webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? DEMO.webhookSecret,
      apiUrl: v.STRIPE_API_URL ?? (v.STRIPE_SECRET_KEY ? undefined : sandbox),
      scriptUrl: v.STRIPE_JS_URL ?? (v.STRIPE_SECRET_KEY ? STRIPE_SCRIPT : `${sandbox}/stripe/js/v3`),
    },
    paypal: payPalOf(v, sandbox),
    sessionSecret: v.SESSION_SECRET ?? DEMO.sessionSecret,
    providers: providersOf(environment) ?? [sandboxProvider(sandbox)],
    captcha: captchaOf(v, v.CAPTCHA_SECRET ?? DEMO.captchaSecret),
    twilio: twilioOf(v) ?? { accountSid: DEMO_ACCOUNT, authToken: DEMO.twilioToken, from: "+17755550100", apiUrl: sandbox },
    smtpUrl: v.SMTP_URL ?? `smtp://127.0.0.1:${v.SMTP_PORT}?tls.rejectUnauthorized=false`,
    content: {
      ...contentOf(v),
      spaceId: v.CONTENT_SPACE_ID ?? keys.space,
      publicToken: v.CONTENT_PUBLIC_TOKEN ?? `${keys.tokens}-public`,
      previewToken: v.CONTENT_PREVIEW_TOKEN ?? `${keys.tokens}-preview`,
      managementToken: v.CONTENT_MANAGEMENT_TOKEN ?? `${keys.tokens}-management`,
    },
  };
}

const DEMO_ACCOUNT = "AC0000000000000000000000000000demo";

const twilioOf = ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  ...v
}: Variables): Config["twilio"] => (accountSid && authToken && from ? { accountSid, authToken, from, apiUrl: v.TWILIO_API_URL } : null);

type Environment = Record<string, string | undefined>;

/** Brand names; any other name is capitalized. */
const providerNames: Record<string, string> = { google: "Google", apple: "Apple", microsoft: "Microsoft", facebook: "Facebook" };

/** Every `OIDC_{NAME}_ISSUER` with its id and secret; null when there is none. @throws for an incomplete one */
function providersOf(environment: Environment): ProviderSettings[] | null {
  const names = Object.keys(environment).flatMap((name) => /^OIDC_([A-Z]{2,20})_ISSUER$/.exec(name)?.[1] ?? []);
  const settings = names.map((name): ProviderSettings => {
    const read = (part: string): string => environment[`OIDC_${name}_${part}`]?.trim() ?? "";
    const provider = name.toLowerCase();
    const [issuer, clientId, clientSecret] = [read("ISSUER"), read("CLIENT_ID"), read("CLIENT_SECRET")];
    if (!URL.canParse(issuer) || !clientId || !clientSecret)
      throw new ConfigError([
        `set OIDC_${name}_ISSUER (an address), OIDC_${name}_CLIENT_ID and OIDC_${name}_CLIENT_SECRET, or none of them`,
      ]);
    return { provider, name: providerNames[provider] ?? name.charAt(0) + provider.slice(1), issuer, clientId, clientSecret };
  });
  return settings.length > 0 ? settings : null;
}

const sandboxProvider = (sandbox: string): ProviderSettings => ({
  provider: "sandbox",
  name: "Sandbox ID",
  issuer: `${sandbox}/identity`,
  clientId: "azulejo-demo",
  clientSecret: DEMO.oidcSecret,
});

const required = [
  "PUBLIC_URL",
  "STOREFRONT_PUBLIC_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "SESSION_SECRET",
  "CAPTCHA_SECRET",
  "CONTENT_SPACE_ID",
  "CONTENT_PUBLIC_TOKEN",
  "CONTENT_PREVIEW_TOKEN",
] as const;
const forbidden: readonly string[] = [
  ...Object.values(DEMO),
  ...Object.values(DEMO_PAYPAL),
  ...knownKeys.publicKeys,
  ...knownKeys.contentTokens,
];

/** Production starts only when every secret is there and none is a demo key or the sandbox. */
function production(v: Variables, environment: Environment): Config {
  const faults = required.filter((name) => !v[name]).map((name) => `${name} is required in production`);
  for (const [name, value] of Object.entries(v)) {
    if (typeof value === "string" && forbidden.includes(value)) faults.push(`${name} is a demo key`);
  }
  const sandboxAddress = new RegExp(`//(?:[^@/]*@)?(?:localhost|127\\.0\\.0\\.1):(?:${v.SANDBOX_PORT}|${v.SMTP_PORT})\\b`);
  for (const name of [
    "STRIPE_API_URL",
    "STRIPE_JS_URL",
    "PAYPAL_API_URL",
    "PAYPAL_JS_URL",
    "SMTP_URL",
    "TWILIO_API_URL",
    "RECAPTCHA_API_URL",
    "GOOGLE_MAPS_JS_URL",
    "S3_ENDPOINT",
  ] as const)
    if (sandboxAddress.test(v[name] ?? "")) faults.push(`${name} points at the sandbox`);
  faults.push(...payPalFaults(v));
  if (Boolean(v.RECAPTCHA_SITE_KEY) !== Boolean(v.RECAPTCHA_SECRET))
    faults.push("set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither");
  const twilio = [v.TWILIO_ACCOUNT_SID, v.TWILIO_AUTH_TOKEN, v.TWILIO_FROM].filter(Boolean).length;
  if (twilio !== 0 && twilio !== 3) faults.push("set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, or none of them");
  for (const { provider, issuer, clientSecret } of providersOf(environment) ?? []) {
    if (sandboxAddress.test(issuer)) faults.push(`OIDC_${provider.toUpperCase()}_ISSUER points at the sandbox`);
    if (clientSecret === DEMO.oidcSecret) faults.push(`OIDC_${provider.toUpperCase()}_CLIENT_SECRET is a demo key`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ...base(v),
    sandbox: null,
    storefront: { id: v.STOREFRONT_ID, publicKey: v.STOREFRONT_PUBLIC_KEY ?? "" },
    stripe: {
      secretKey: v.STRIPE_SECRET_KEY ?? "",
      publishableKey: v.STRIPE_PUBLISHABLE_KEY ?? "",
      webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? "",
      apiUrl: v.STRIPE_API_URL,
      scriptUrl: v.STRIPE_JS_URL ?? STRIPE_SCRIPT,
    },
    paypal: payPalOf(v, null),
    sessionSecret: v.SESSION_SECRET ?? "",
    providers: providersOf(environment) ?? [],
    captcha: captchaOf(v, v.CAPTCHA_SECRET ?? ""),
    twilio: twilioOf(v),
    smtpUrl: v.SMTP_URL ?? "",
    content: {
      ...contentOf(v),
      spaceId: v.CONTENT_SPACE_ID ?? "",
      publicToken: v.CONTENT_PUBLIC_TOKEN ?? "",
      previewToken: v.CONTENT_PREVIEW_TOKEN ?? "",
      managementToken: v.CONTENT_MANAGEMENT_TOKEN ?? "",
    },
  };
}
