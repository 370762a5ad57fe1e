import { cdnOf } from "../cdn/cdn-config.ts";
import { accountingOf } from "./accounting.ts";
import { bucketOf } from "./bucket.ts";
import type { Config } from "./config.ts";
import type { Variables } from "./variables.ts";

/** Returns the settings that are the same in all modes. */
export function baseOf(v: Variables) {
  return {
    role: v.ROLE,
    port: v.PORT,
    host: v.HOST,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ""),
    database: databaseOf(v),
    files: { folder: `${v.DATA_DIR}/assets`, bucket: bucketOf(v) },
    accounting: accountingOf(v),
    cdn: cdnOf(v),
    mode: v.MODE,
    seed: v.SEED,
    metricsPort: v.METRICS_PORT,
    traces: v.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT, share: v.OTEL_TRACES_SAMPLER_ARG } : null,
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
    clamavAddress: v.CLAMAV_ADDRESS,
    breachedPasswordsUrl: v.BREACHED_PASSWORDS_URL,
    formerSessionSecret: v.SESSION_SECRET_BEFORE,
    logLevel: v.LOG_LEVEL,
  };
}

const databaseOf = (v: Variables): Config["database"] => ({
  url: v.DATABASE_URL,
  directUrl: v.DATABASE_DIRECT_URL,
  replicaUrls: v.DATABASE_REPLICA_URLS,
  dataDir: v.DATA_DIR,
  connections: v.DATABASE_CONNECTIONS,
  limits: { statementSeconds: v.DATABASE_STATEMENT_SECONDS, lockSeconds: v.DATABASE_LOCK_SECONDS },
});

const GOOGLE_MAPS = "https://maps.googleapis.com/maps/api/js";

function mapScriptOf({ GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_JS_URL: script = GOOGLE_MAPS }: Variables): string | undefined {
  return key && `${script}?${new URLSearchParams({ key, v: "weekly", loading: "async", libraries: "places" })}`;
}
