import { readChoice } from "./consent.ts";

/** Global Privacy Control: the browser's own words that nothing may be sold or shared. */
export const carriesSignal = (request: Request): boolean => request.headers.get("sec-gpc") === "1";

/** Whether visits of this browser may be measured: it said yes, and its signal does not say no. */
export const mayMeasure = (request: Request, siteKey: string): boolean =>
  !carriesSignal(request) && readChoice(request.headers.get("cookie") ?? "", siteKey) === "all";

/** A form or a script of another site asks for nothing here. */
export const isSameSite = (request: Request): boolean => ["same-origin", "none", null].includes(request.headers.get("sec-fetch-site"));
