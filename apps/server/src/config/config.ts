import type { ProviderSettings } from "@azulejo/api";
import type { StoreSettings } from "@azulejo/content";
import type { StatementLimits } from "@azulejo/database/server/statement-limits.ts";
import type { CdnConfig } from "../cdn/cdn-config.ts";
import type { TrustProxy } from "../http/client-address.ts";
import type { RoleName } from "../start/roles.ts";
import type { PayPalConfig } from "./paypal.ts";
import type { TaxConfig } from "./taxes.ts";

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
    /** The number of connections of each process. */
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
  tax: TaxConfig;
  smtpUrl: string;
  /** The account for text messages; null where they aren't offered. */
  twilio: { accountSid: string; authToken: string; from: string; apiUrl: string | undefined } | null;
  /** Seals what signs sessions and second factors; the same in every process. */
  sessionSecret: string;
  /** `host:port` of clamd; missing: documents of customers are not scanned. */
  clamavAddress: string | undefined;
  /** Missing: no list of breached passwords is asked. */
  breachedPasswordsUrl: string | undefined;
  /** Missing: nothing that an earlier secret has encrypted is read. */
  formerSessionSecret: string | undefined;
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
  /** Other people's code that the shop runs; null without any. */
  extension: { module: string; environment: Readonly<Record<string, string>> } | null;
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
  /** Gives the demo's dealer two years of orders and invoices. */
  demoHistory: boolean;
  /** Adds a second storefront to the demo, with a host name of its own. */
  demoBrand: boolean;
  /** Whether the pages that visitors open first are made after the start. */
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

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigError";
  }
}
