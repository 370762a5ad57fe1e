/** The tokens of a staff member. Scripts never see them: the browser keeps them in cookies of the office alone. */
export interface StaffPair {
  authToken: string;
  refreshToken: string;
}

const AUTH = "office_auth";
const REFRESH = "office_refresh";
/** Both last a day, like the refresh token. */
const SECONDS = 86_400;

/** Returns the pair that a browser sends; null if either is missing. */
export function readPair({ headers }: Pick<Request, "headers">): StaffPair | null {
  const cookies = headers.get("cookie") ?? "";
  const [authToken, refreshToken] = [cookieOf(cookies, AUTH), cookieOf(cookies, REFRESH)];
  return authToken && refreshToken ? { authToken, refreshToken } : null;
}

/** @param pair null to delete them @returns values of `set-cookie` */
export function cookiesOf(pair: StaffPair | null, isSecure: boolean): string[] {
  const write = (name: string, value: string) =>
    `${name}=${value}; Path=/office/; SameSite=Strict; HttpOnly; Max-Age=${value ? SECONDS : 0}${isSecure ? "; Secure" : ""}`;
  return [write(AUTH, pair?.authToken ?? ""), write(REFRESH, pair?.refreshToken ?? "")];
}

/** A token has no character that a cookie would have to escape. */
function cookieOf(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return /^[\w.-]+$/.test(value) ? value : null;
}
