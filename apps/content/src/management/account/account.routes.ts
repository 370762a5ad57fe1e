import type { Hono } from "hono";
import type { SpaceSnapshot } from "../../snapshot/space-snapshot.ts";
import type { ManagerOfRequest } from "../call.ts";

/** Returns the user and the space of a management token. A token has no person behind it, so its user is the space. */
export function addAccount(app: Hono, callerOf: ManagerOfRequest): void {
  app.get("/users/me", (http) => http.json({ user: userShape(callerOf(http)) }));
  app.get("/spaces", (http) => http.json({ spaces: [spaceShape(callerOf(http))] }, 200, { "per-page": "25", total: "1" }));
}

function userShape({ space }: SpaceSnapshot) {
  // The vendor's CLI stores an address with the token, and does not sign in without one.
  const userid = `space-${space.id}@${hostOf(space.domain)}`;
  return { id: space.id, userid, email: userid, friendly_name: space.name, has_org: false, has_partner: false, org_role: null };
}

function hostOf(domain: string): string {
  return URL.canParse(domain) ? new URL(domain).hostname : "localhost";
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

export function spaceShape({ space }: SpaceSnapshot) {
  const { id, name, domain, version, defaultLanguage, languages } = space;
  return {
    ...{ id, name, domain, version, default_lang_name: defaultLanguage, language_codes: languages },
    languages: languages.map((code) => ({ code, name: nameOf(code) })),
  };
}

function nameOf(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}
