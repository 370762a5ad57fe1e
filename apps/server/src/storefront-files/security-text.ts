import type { Settings } from "@azulejo/web/app/request/settings.server.ts";
import { Hono } from "hono";

interface Options {
  publicUrl: string;
  readSettings(): Promise<Settings>;
  now(): Date;
}

const MONTHS = 6;
const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };

/** Serves the contact for vulnerability reports (RFC 9116): the customers' address, because every shop has one. */
export function createSecurityText({ publicUrl, readSettings, now }: Options): Hono {
  const app = new Hono();
  const path = "/.well-known/security.txt";
  app.get(path, async (http) => {
    const { email, locales } = await readSettings();
    const expires = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + MONTHS, 1));
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString().slice(0, 19)}Z`,
      `Preferred-Languages: ${locales.map(({ code }) => code).join(", ")}`,
      // The standard requires https.
      ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}${path}`] : []),
    ];
    return http.body(`${lines.join("\n")}\n`, 200, headers);
  });
  return app;
}
