import { readChoice } from "./consent.ts";

/** Returns whether the request has the Global Privacy Control header. */
export const carriesSignal = (request: Request): boolean => request.headers.get("sec-gpc") === "1";

/** Returns whether this browser's visits may be measured: the visitor agreed, and there is no opt-out signal. */
export const mayMeasure = (request: Request, siteKey: string): boolean =>
  !carriesSignal(request) && readChoice(request.headers.get("cookie") ?? "", siteKey) === "all";

/** Returns whether a request comes from this site, to reject forms and scripts of other sites. */
export const isSameSite = (request: Request): boolean => ["same-origin", "none", null].includes(request.headers.get("sec-fetch-site"));
