import { createCookie } from "react-router";

const DAY = 86_400;
const secure = (publicUrl: string): boolean => publicUrl.startsWith("https:");

/** The bag's id gives access to the bag, so scripts can't read this cookie. */
export const bagCookie = (siteKey: string, publicUrl: string) =>
  createCookie(`${siteKey}_bag`, { path: "/", sameSite: "lax", httpOnly: true, secure: secure(publicUrl), maxAge: 30 * DAY });

/** A cookie with an unencoded value, so that the page cache can read the chosen store. */
export const plainCookie = (name: string, value: string, days: number, publicUrl: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${days * DAY}${secure(publicUrl) ? "; Secure" : ""}`;

/** Returns the value of such a cookie; null if it is missing or has another format. */
export function readPlainCookie(request: Request, name: string): string | null {
  const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
