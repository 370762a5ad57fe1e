import { barePath } from "../../../../domain/bare-path.ts";
import type { Reading } from "./amount.rules.ts";

const MOST = 2000;

/** Reads an address of another system, a path or a whole URL, as the path that will be requested here. */
export function readOldAddress(text: string): Reading<string> {
  const path = text.trim().replace(/^https?:\/\/[^/?#]+/i, "");
  if (!path.startsWith("/") || path.startsWith("//") || path.length > MOST) return { reason: "is no address like /products/old-name" };
  const bare = barePath(decoded(path));
  return bare === "/" ? { reason: "is the home page" } : { value: bare };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
