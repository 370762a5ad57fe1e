import Client7 from "storyblok-js-client";

// biome-ignore lint/suspicious/noExplicitAny: stories have every shape
type Json = any;

/** The methods that both major versions of the content client have. */
export interface ContentClient {
  get(path: string, parameters?: Record<string, unknown>): Promise<{ data: Json; perPage?: number; total?: number }>;
  getAll(path: string, parameters?: Record<string, unknown>): Promise<Json[]>;
}

export interface ClientOptions {
  accessToken: string;
  endpoint?: string;
  region?: string;
  rateLimit?: number;
  fetch?: typeof fetch;
}

type ClientClass = new (options: ClientOptions) => ContentClient;

// @ts-expect-error the older version's package points at types that do not exist
const { default: Client6 } = (await import("storyblok-js-client-6")) as { default: ClientClass };

/** The published packages. */
export const clients: Record<"7.7.6" | "6.10.0", ClientClass> = { "7.7.6": Client7 as unknown as ClientClass, "6.10.0": Client6 };
