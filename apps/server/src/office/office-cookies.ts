/** The tokens of a staff member, stored in cookies of the office that scripts can't read. */
export interface StaffPair {
  authToken: string;
  refreshToken: string;
}

const AUTH = "office_auth";
const REFRESH = "office_refresh";
/** Both cookies last a day, like the refresh token. */
const SECONDS = 86_400;

/** Browsers take a cookie of this prefix only over https, so nobody on the network can plant one over http. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name);

/** Returns the tokens in a request's cookies; null if either is missing. */
export function readPair({ headers }: Pick<Request, "headers">, isSecure: boolean): StaffPair | null {
  const cookies = headers.get("cookie") ?? "";
  const [authToken, refreshToken] = [cookieOf(cookies, nameOf(AUTH, isSecure)), cookieOf(cookies, nameOf(REFRESH, isSecure))];
  return authToken && refreshToken ? { authToken, refreshToken } : null;
}

/** @param pair null to delete them @returns values of `set-cookie` */
export function cookiesOf(pair: StaffPair | null, isSecure: boolean): string[] {
  const write = (name: string, value: string) =>
    `${nameOf(name, isSecure)}=${value}; Path=/office/; SameSite=Strict; HttpOnly; Max-Age=${value ? SECONDS : 0}${isSecure ? "; Secure" : ""}`;
  return [write(AUTH, pair?.authToken ?? ""), write(REFRESH, pair?.refreshToken ?? "")];
}

/** Tokens contain no characters that need escaping in cookies. */
function cookieOf(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return /^[\w.-]+$/.test(value) ? value : null;
}
