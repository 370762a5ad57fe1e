import type { Services } from "../context.ts";
import { findSession } from "../session/find-session.ts";
import type { Session } from "../session/session.ts";
import { customerSessions } from "../session/session-kind.ts";

interface SessionLookup {
  /** Returns the caller's session; null for a guest. @throws account_session_ended */
  (storefrontId: number, authorization: string | undefined, page: object | null): Promise<Session | null>;
  /** Makes the page's next call look up its session again, after a call that may have changed it. */
  forget(page: object): void;
}

/** Looks up a session once per page and token, or once per call for callers over the network. */
export function createSessionLookup({ keys, database, now }: Pick<Services, "keys" | "database" | "now">): SessionLookup {
  const known = new WeakMap<object, Map<string, Promise<Session | null>>>();
  const find = (storefrontId: number, authorization: string) =>
    findSession(customerSessions, { keys, query: database.query, storefrontId, now: now() }, authorization);
  const lookup = async (storefrontId: number, authorization: string | undefined, page: object | null) => {
    if (!authorization) return null;
    if (!page) return find(storefrontId, authorization);
    const ofPage = known.get(page) ?? new Map<string, Promise<Session | null>>();
    known.set(page, ofPage);
    const key = `${storefrontId} ${authorization}`;
    const found = ofPage.get(key) ?? find(storefrontId, authorization);
    ofPage.set(key, found);
    // A failure isn't cached, because the database may have been unreachable for a moment.
    found.catch(() => ofPage.delete(key));
    return found;
  };
  return Object.assign(lookup, { forget: (page: object) => void known.delete(page) });
}
