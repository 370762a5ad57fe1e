import { createHash } from "node:crypto";
import { Hono } from "hono";

/** Breached passwords that are on no list of common ones. */
export const BREACHED = ["seven copper lanterns drifting", "sandbox breach of a long phrase"];

const hashOf = (password: string): string => createHash("sha1").update(password).digest("hex").toUpperCase();

/** Returns hashes that don't match, which the vendor adds so that the length of a response reveals nothing. */
const padding = (prefix: string): string[] => [1, 2, 3].map((number) => `${hashOf(`${prefix}${number}`).slice(5)}:0`);

/**
 * Simulates the range API of Have I Been Pwned: for the first five digits of a hash it returns the other digits of all hashes with this
 * prefix, and their counts.
 */
export function createBreaches(): Hono {
  const app = new Hono();
  app.get("/range/:prefix", (c) => {
    const prefix = c.req.param("prefix").toUpperCase();
    if (!/^[0-9A-F]{5}$/.test(prefix)) return c.text("The hash prefix was not in a valid format", 400);
    const found = BREACHED.map(hashOf)
      .filter((hash) => hash.startsWith(prefix))
      .map((hash) => `${hash.slice(5)}:42`);
    return c.text([...padding(prefix), ...found].join("\r\n"));
  });
  return app;
}
