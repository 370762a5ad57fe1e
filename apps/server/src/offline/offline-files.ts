import { readFileSync } from "node:fs";
import { Hono } from "hono";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** Returns the service worker that shows a page while offline, and that page's script. Each build has another worker. */
export function createOfflineFiles(version: string): Hono {
  const files = { "service-worker.js": read("./service-worker.js").replace("VERSION", version), "offline.js": read("./offline.js") };
  const app = new Hono();
  // A worker uses the policy of its own script's response.
  const policy = { "content-security-policy": "default-src 'self'" };
  for (const [name, text] of Object.entries(files))
    app.get(`/${name}`, (http) =>
      http.body(text, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", ...policy }),
    );
  return app;
}
