import type { IncomingMessage } from "node:http";
import { LAST_WRITE_SECONDS } from "@azulejo/contract";

const COOKIE = "last_write";
const pair = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,200})(?=;|$)`);

/** Returns a visitor's last write, as the API named it; null without one. */
export const lastWriteOf = ({ headers }: Pick<IncomingMessage, "headers">): string | null => pair.exec(headers.cookie ?? "")?.[1] ?? null;

/** Returns the cookie by which a visitor's next reads see the write, whichever process answers; none if the request wrote nothing. */
export function lastWriteCookies(before: string | null, after: string | null, publicUrl: string): string[] {
  if (after === null || after === before) return [];
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return [`${COOKIE}=${after}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${LAST_WRITE_SECONDS}${secure}`];
}
