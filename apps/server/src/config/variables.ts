import { databaseDefaults } from "@azulejo/database/server/statement-limits.ts";
import { z } from "zod";
import { cdnVariables } from "../cdn/cdn-config.ts";
import { isNetwork } from "../office/networks.ts";
import { roleNames } from "../start/roles.ts";
import { accountingVariables } from "./accounting.ts";
import { bucketVariables } from "./bucket.ts";
import { carrierVariables } from "./carriers.ts";
import { taxVariables } from "./taxes.ts";

/** Variables with the address of a service that a private network may lead to without TLS. */
export const plainNames = [
  "REDIS_URL",
  "CDN_PURGE_URL",
  "API_URL",
  "CLAMAV_ADDRESS",
  "BREACHED_PASSWORDS_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "ACCOUNTING_S3_ENDPOINT",
] as const;

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65_535);

const networks = (also = "") =>
  z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((network) => network.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isNetwork), `must be ${also}networks such as 203.0.113.0/24, separated by commas`);
/** An empty list would trust everybody. */
const proxies = networks("0, 1, or ").refine((list) => list.length > 0, "must be 0, 1, or networks");

/** All environment variables but those of sign-in services, which are named for their service. */
export const variables = z.object({
  ROLE: z.enum(roleNames).default("all"),
  PORT: port.default(3000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith("postgres").optional(),
  DATABASE_DIRECT_URL: z.string().startsWith("postgres").optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((url) => url.trim() || []))
    .pipe(z.array(z.string().startsWith("postgres"))),
  DATABASE_CONNECTIONS: z.coerce.number().int().positive().default(databaseDefaults.connections),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0).default(databaseDefaults.statementSeconds),
  DATABASE_LOCK_SECONDS: z.coerce.number().min(0).default(databaseDefaults.lockSeconds),
  DATA_DIR: text.default(".data"),
  ...bucketVariables,
  ...accountingVariables,
  ...cdnVariables,
  ...taxVariables,
  ...carrierVariables,
  EXTENSION: text.optional(),
  MODE: z.enum(["demo", "production"]).default("demo"),
  SEED: z.enum(["demo", "empty"]).default("demo"),
  SANDBOX: z.enum(["on", "off"]).default("on"),
  SANDBOX_PORT: port.default(3001),
  SMTP_PORT: port.default(2525),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  API_URL: z.url().optional(),
  STOREFRONT_ID: text.default("1"),
  STOREFRONT_PUBLIC_KEY: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_JS_URL: z.url().optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_API_URL: z.url().optional(),
  PAYPAL_JS_URL: z.url().optional(),
  SMTP_URL: z.string().startsWith("smtp").optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{7,14}|MG[0-9a-fA-F]{32})$/, "must be a number such as +17755550100, or the SID of a messaging service")
    .optional(),
  TWILIO_API_URL: z.url().optional(),
  SESSION_SECRET: z.string().trim().min(32).optional(),
  CLAMAV_ADDRESS: z
    .string()
    .trim()
    .regex(/^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, "must be host:port")
    .optional(),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET_BEFORE: z.string().trim().min(32).optional(),
  CAPTCHA_SECRET: z.string().trim().min(16).optional(),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET: text.optional(),
  RECAPTCHA_API_URL: z.url().optional(),
  GOOGLE_MAPS_KEY: text.optional(),
  GOOGLE_MAPS_JS_URL: z.url().optional(),
  CONTENT_API_URL: z.url().optional(),
  CONTENT_SPACE_ID: text.optional(),
  CONTENT_PUBLIC_TOKEN: text.optional(),
  CONTENT_PREVIEW_TOKEN: text.optional(),
  CONTENT_MANAGEMENT_TOKEN: text.optional(),
  CONTENT_MANAGEMENT_URL: z.url().optional(),
  CONTENT_TOKEN_RATE: z.coerce.number().int().positive().default(1000),
  CONTENT_RATE_LIMIT: z.coerce.number().int().positive().optional(),
  CONTENT_EDITOR_URL: z.url().optional(),
  SEARCH: z.enum(["memory", "sql"]).default("memory"),
  REDIS_URL: z.string().startsWith("redis").optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(600),
  PLACES_FILE: text.optional(),
  TAG_EVENTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  FORM_LIMIT: z.coerce.number().int().positive().default(8),
  SIGNIN_LIMIT: z.coerce.number().int().positive().default(60),
  CHECK_ANSWERS: z.enum(["0", "1"]).default("0"),
  PAGE_CACHE_MB: z.coerce.number().positive().default(32),
  LEAST_FREE_MB: z.coerce.number().positive().default(128),
  PREPARE_PAGES: z.enum(["0", "1"]).default("0"),
  DEMO_HISTORY: z.enum(["0", "1"]).default("0"),
  DEMO_BRAND: z.enum(["0", "1"]).default("0"),
  VARIANTS_MB: z.coerce.number().positive().default(2048),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
  WEB: z.enum(["built", "dev"]).default("built"),
  OFFICE_NETWORKS: networks().default([]),
  WEBHOOK_NETWORKS: networks().default([]),
  UNENCRYPTED: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(plainNames))),
  TRUST_PROXY: z.union([z.literal("0").transform(() => false), z.literal("1").transform(() => true), proxies]).default(false),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** The names of all variables but those of sign-in services, which depend on the service. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

export type Variables = z.infer<typeof variables>;
