import { createHash } from "node:crypto";
import type { Settings } from "../../request/settings.server.ts";

/** Increased when a release draws these files differently. */
const DRAWN = 1;

/** Returns a version of a storefront's icons, colors and card in this language, which is part of their addresses. */
export function storefrontVersion({ name, tagline, colors, look, logo, favicon }: Settings): string {
  const made = JSON.stringify([DRAWN, name, tagline, colors, logo?.hash, favicon?.hash, ...(look ? [look] : [])]);
  return createHash("sha256").update(made).digest("hex").slice(0, 8);
}
