import { redirect } from "react-router";
import { SignedOut } from "./call-failures.ts";
import { callOffice } from "./call-office.ts";
import type { CallInput, CallName, CallValue } from "./calls.ts";

export const BASE = "/office";

/** Returns the address of the sign-in page that leads back to an address of the office. */
export const signInAddress = (url: string): string => pathLeadingBack("/signin", url);

/** Returns the address of a page outside the frame that leads back to an address of the office. */
export function pathLeadingBack(path: string, url: string): string {
  const { pathname, search } = new URL(url);
  const to = (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) + search;
  return to === "/" || to === "" ? path : `${path}?to=${encodeURIComponent(to)}`;
}

/**
 * Returns the address that a page outside the frame leads back to; only addresses of the office, because a link must not redirect
 * elsewhere.
 */
export const addressIn = (to: string | null): string => (to && /^\/(?![/\\])/.test(to) ? to : "/");

/** Waits for a page's data; redirects a user who isn't signed in to the sign-in page. */
export async function orSignIn<Value>(reading: Promise<Value>, request: Request): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof SignedOut) throw redirect(signInAddress(request.url));
    throw error;
  }
}

/** Makes a call for a page's loader; redirects a user who isn't signed in to the sign-in page. */
export const load = <Name extends CallName>(name: Name, input: CallInput<Name>, request: Request): Promise<CallValue<Name>> =>
  orSignIn(callOffice(name, input, { signal: request.signal }), request);
