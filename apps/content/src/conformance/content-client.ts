import Client7 from "storyblok-js-client";

// biome-ignore lint/suspicious/noExplicitAny: stories have every shape
type Json = any;

/** What both lines of the content client can do. */
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

// @ts-expect-error the older line is published with types that cannot be found
const { default: Client6 } = (await import("storyblok-js-client-6")) as { default: ClientClass };

/** The packages as they are published. */
export const clients: Record<"7.7.6" | "6.10.0", ClientClass> = { "7.7.6": Client7 as unknown as ClientClass, "6.10.0": Client6 };
