import type { ProviderSettings } from "@azulejo/api";
import type { StoreSettings } from "@azulejo/content";
import type { StatementLimits } from "@azulejo/database/server/statement-limits.ts";
import type { CdnConfig } from "../cdn/cdn-config.ts";
import type { TrustProxy } from "../http/client-address.ts";
import type { RoleName } from "../start/roles.ts";
import type { AccountingConfig } from "./accounting.ts";
import type { EasyPostConfig, ShipStationConfig } from "./carriers.ts";
import type { PayPalConfig } from "./paypal.ts";
import type { TaxConfig } from "./taxes.ts";

export interface Config {
  role: RoleName;
  port: number;
  host: string;
  publicUrl: string;
  /** `directUrl` is the server's own address if `url` is that of a pooler. */
  database: {
    url: string | undefined;
    directUrl?: string | undefined;
    /** Replicas for public reads. */
    replicaUrls?: string[];
    dataDir: string;
    /** The number of connections of each process. */
    connections?: number;
    limits?: StatementLimits;
  };
  /** The store for uploaded files. */
  files: StoreSettings;
  /** The bucket of files for and from accounting; null without one. */
  accounting: AccountingConfig | null;
  /** The CDN in front of the shop; null without one. */
  cdn: CdnConfig | null;
  mode: "demo" | "production";
  seed: "demo" | "empty";
  /** The sandbox that replaces outside services; null in production, or if another process runs it. */
  sandbox: { port: number; smtpPort: number } | null;
  metricsPort: number | undefined;
  /** The collector of traces, and the share that is recorded, 0 to 1; null if nothing is traced. */
  traces: { endpoint: string; share: number } | null;
  apiUrl: string | undefined;
  storefront: { id: string; publicKey: string };
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | undefined; scriptUrl: string };
  /** Null for a shop without PayPal. */
  paypal: PayPalConfig | null;
  tax: TaxConfig;
  smtpUrl: string;
  /** The account for text messages; null where they aren't offered. */
  /** The account at the service that books parcels; null without one. */
  easypost: EasyPostConfig | null;
  /** The account at the service that books freight; null without one. */
  shipstation: ShipStationConfig | null;
  twilio: { accountSid: string; authToken: string; from: string; apiUrl: string | undefined } | null;
  /** Secret that encrypts the keys of sessions and the second factors; the same in all processes. */
  sessionSecret: string;
  /** `host:port` of clamd; if missing, uploaded documents aren't scanned. */
  clamavAddress: string | undefined;
  /** If missing, passwords aren't looked up among breached ones. */
  breachedPasswordsUrl: string | undefined;
  /** The previous session secret, for values that are still encrypted with it. */
  formerSessionSecret: string | undefined;
  /** External sign-in services. */
  providers: ProviderSettings[];
  captcha: {
    /** Secret that signs the shop's own challenges. */
    secret: string;
    /** Used instead of the proof of work if set. */
    recaptcha: { siteKey: string; secret: string; apiUrl: string } | null;
  };
  content: {
    /** Base address of an external content system's delivery API; undefined for the built-in one. */
    apiUrl: string | undefined;
    spaceId: string;
    publicToken: string;
    previewToken: string;
    /** For editing in the office; if empty, the office can't edit content. */
    managementToken: string;
    /** Base address of an external content system's management API. */
    managementUrl: string;
    /** Maximum calls per second: few for an external system, many for the built-in one. */
    rateLimit: number;
    /** Delivery requests per second that the built-in content system allows each token. */
    tokenRate: number;
    /** Origin of the content system's editor, which shows pages in a frame. */
    editorOrigin: string;
  };
  /** A Redis or Valkey server for rate limits; undefined for the database. */
  redisUrl: string | undefined;
  /** The extension that the shop loads; null for none. */
  extension: { modules: readonly string[]; environment: Readonly<Record<string, string>> } | null;
  /** Whether products are searched in memory or in the database. */
  search: "memory" | "sql";
  rateLimitPerMinute: number;
  /** Where events of pages without tags are sent; nowhere if undefined. */
  tagEventsUrl: string | undefined;
  /** The table of places for the store search; the built-in one if undefined. */
  placesFile: string | undefined;
  /** The script of Google Maps with its key; undefined for an outline map only. */
  mapScriptUrl: string | undefined;
  /** Maximum forms per client in ten minutes. */
  formLimit: number;
  /** Maximum sign-ins and similar attempts per client in ten minutes. */
  signInLimit: number;
  checkAnswers: boolean;
  pageCacheBytes: number;
  /** How long a stopping process continues to answer, so that a proxy notices in time that it is not ready. */
  stopDelayMs: number;
  /** Free space on the data directory's disk below which nothing is written. */
  leastFreeBytes: number;
  /** Maximum size of picture variants on disk. */
  variantBytes: number;
  /** Whether to create two years of orders and invoices for the demo's dealer. */
  demoHistory: boolean;
  /** Whether to create a second storefront in the demo, with its own host name. */
  demoBrand: boolean;
  /** Whether pages that visitors open first are rendered after the start. */
  preparePages: boolean;
  /** Networks from which the office can be used; any if empty. */
  officeNetworks: readonly string[];
  /** Networks of the shop's own that webhooks may call besides public addresses. */
  webhookNetworks: readonly string[];
  trustProxy: TrustProxy;
  /** Whether to run the storefront from source, without page cache and script policy. */
  devWeb: boolean;
  logLevel: string;
}

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigError";
  }
}
