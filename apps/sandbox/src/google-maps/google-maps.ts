import { Hono } from "hono";
import { GOOGLE_MAPS_SCRIPT } from "./script.ts";

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin", "cache-control": "no-cache" };

/** Places found by the search, by a word in their name. */
const places: Record<string, { lat: number; lng: number }> = {
  "sutro tower": { lat: 37.7552, lng: -122.4528 },
  "balboa park": { lat: 32.7341, lng: -117.1446 },
};

/** Simulates Google Maps: the browser's script and its text search. The key `refused` is refused. */
export function createGoogleMaps(): Hono {
  const app = new Hono();
  app.get("/maps/api/js", (c) => c.body(GOOGLE_MAPS_SCRIPT, 200, { ...open, "content-type": "text/javascript; charset=utf-8" }));
  app.get("/places", (c) => {
    const text = (c.req.query("textQuery") ?? "").toLowerCase();
    const found = Object.entries(places).filter(([name]) => text.includes(name));
    return c.json({ places: found.map(([, location]) => ({ location })) }, 200, open);
  });
  return app;
}
