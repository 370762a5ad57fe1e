import { addressKey } from "../../../../domain/bare-path.ts";
import type { Reading } from "./amount.rules.ts";

const MOST = 2000;

/**
 * Reads an address of another system, a path or a whole URL, as what will be requested here: its path and its parameters, which may alone
 * tell its products apart.
 */
export function readOldAddress(text: string): Reading<string> {
  const [address = ""] = text
    .trim()
    .replace(/^https?:\/\/[^/?#]+/i, "")
    .split("#");
  if (!address.startsWith("/") || address.startsWith("//") || address.length > MOST)
    return { reason: "is no address like /products/old-name" };
  const [path = "", ...query] = address.split("?");
  const key = addressKey([decoded(path), ...query].join("?"));
  return key === "/" ? { reason: "is the home page" } : { value: key };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
