import type { AddressInfo } from "node:net";
import type { ServerType } from "@hono/node-server";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { SandboxOptions, StartOptions } from "./options.ts";
import { settle } from "./options.ts";
import { buildSandbox } from "./sandbox.ts";
import type { StripeEnv } from "./stripe/http/answer.ts";

export type { SandboxClock } from "./clock.ts";
export type { SandboxLogger } from "./logger.ts";
export type { PayPalOptions, SandboxOptions, StartOptions, StripeOptions, WebhookSender } from "./options.ts";

export interface RunningSandbox {
  /** Its public origin. */
  url: string;
  smtpPort: number;
  /** Stops listening and waits for webhooks in flight. */
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 60_000;

/** Creates the sandbox as a `fetch` function, without sockets; SMTP requires `startSandbox`. */
export function createSandbox(options: SandboxOptions): Hono<StripeEnv> {
  return buildSandbox(settle(options)).app;
}

function listen(server: ServerType, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function stopListening(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

/** Starts the sandbox's HTTP and SMTP servers; port 0 picks a free one. */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  let url = options.publicUrl?.replace(/\/$/, "") ?? "";
  const sandbox = buildSandbox(settle(options, () => url));
  const server = createAdaptorServer({ fetch: sandbox.app.fetch, overrideGlobalObjects: false });
  // Clients keep an idle connection for a few seconds; if the server closed it first, their next request would be reset.
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listen(server, options.port, options.host);
  if (url === "") url = `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`;
  try {
    const smtp = await sandbox.mail.listen({ host: options.host, port: options.smtpPort });
    const close = async (): Promise<void> => {
      await Promise.all([stopListening(server), smtp.close(), sandbox.close()]);
    };
    return { url, smtpPort: smtp.port, close };
  } catch (error) {
    await Promise.all([stopListening(server), sandbox.close()]);
    throw error;
  }
}
