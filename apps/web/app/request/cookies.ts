/** Cookie texts, for the server and the browser alike. */
export interface CookieOptions {
  maxAge: number;
  httpOnly?: boolean;
  secure?: boolean;
}

/** The value of a cookie; null when the header does not have it. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const mark = part.indexOf("=");
    if (mark > 0 && part.slice(0, mark).trim() === name) return decodeSafely(part.slice(mark + 1).trim());
  }
  return null;
}

function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A `Set-Cookie` text for the whole site, SameSite Lax. */
export function writeCookie(name: string, value: string, { maxAge, httpOnly = false, secure = false }: CookieOptions): string {
  const flags = [`Max-Age=${maxAge}`, "Path=/", "SameSite=Lax", ...(httpOnly ? ["HttpOnly"] : []), ...(secure ? ["Secure"] : [])];
  return `${name}=${encodeURIComponent(value)}; ${flags.join("; ")}`;
}
