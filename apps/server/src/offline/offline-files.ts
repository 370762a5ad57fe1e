import { readFileSync } from "node:fs";
import { Hono } from "hono";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** The worker that shows a page where there is no connection, and that page's script. A new build is a new worker. */
export function createOfflineFiles(version: string): Hono {
  const files = { "service-worker.js": read("./service-worker.js").replace("VERSION", version), "offline.js": read("./offline.js") };
  const app = new Hono();
  // A worker has the policy that its own script comes with.
  const policy = { "content-security-policy": "default-src 'self'" };
  for (const [name, text] of Object.entries(files))
    app.get(`/${name}`, (http) =>
      http.body(text, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", ...policy }),
    );
  return app;
}
