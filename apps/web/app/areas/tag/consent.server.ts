import { readChoice } from "./consent.ts";

/** Returns whether the request carries Global Privacy Control. */
export const carriesSignal = (request: Request): boolean => request.headers.get("sec-gpc") === "1";

/** Returns whether this browser's visits may be measured: the visitor agreed, and no signal opts out. */
export const mayMeasure = (request: Request, siteKey: string): boolean =>
  !carriesSignal(request) && readChoice(request.headers.get("cookie") ?? "", siteKey) === "all";

/** Rejects forms and scripts of other sites. */
export const isSameSite = (request: Request): boolean => ["same-origin", "none", null].includes(request.headers.get("sec-fetch-site"));
