import { randomBytes } from "node:crypto";
import type { SandboxClock } from "../clock.ts";

/** The data behind a code, and later an access token. */
export interface Grant {
  subject: string;
  redirectUri: string;
  /** PKCE challenge, S256. */
  challenge: string;
  nonce: string | undefined;
  scopes: string[];
}

const CODE_MS = 60_000;
const TOKEN_MS = 600_000;
const MOST = 1000;

/** Grants by random token, each valid for a limited time; codes are single-use. */
export interface Grants {
  code(grant: Grant): string;
  takeCode(code: string): Grant | null;
  token(grant: Grant): string;
  ofToken(token: string): Grant | null;
}

export function createGrants(clock: SandboxClock): Grants {
  const codes = new Map<string, { grant: Grant; until: number }>();
  const tokens = new Map<string, { grant: Grant; until: number }>();
  const keep = (in_: typeof codes, grant: Grant, lifetime: number): string => {
    const name = randomBytes(24).toString("base64url");
    in_.set(name, { grant, until: clock.now() + lifetime });
    for (const oldest of [...in_.keys()].slice(0, Math.max(0, in_.size - MOST))) in_.delete(oldest);
    return name;
  };
  const read = (from: typeof codes, name: string): Grant | null => {
    const found = from.get(name);
    return found && found.until > clock.now() ? found.grant : null;
  };
  return {
    code: (grant) => keep(codes, grant, CODE_MS),
    takeCode(code) {
      const grant = read(codes, code);
      codes.delete(code);
      return grant;
    },
    token: (grant) => keep(tokens, grant, TOKEN_MS),
    ofToken: (token) => read(tokens, token),
  };
}
