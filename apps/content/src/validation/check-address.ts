import type { Faults, Place } from "./fault.ts";

const schemes = new Set(["http", "https", "mailto", "tel", "sms"]);

/** Allows links to pages, email addresses and phone numbers; never to scripts, however the scheme is spelled. */
export function checkAddress(value: unknown, place: Place, faults: Faults): void {
  const scheme = schemeOf(value);
  if (scheme !== null && !schemes.has(scheme)) faults.add(place, `a link cannot lead to ${scheme.slice(0, 20)}:`);
}

/** Browsers strip whitespace and control characters before they parse the scheme. */
function schemeOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const compact = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase() ?? null;
}
