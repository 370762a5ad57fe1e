/** A visitor's choice: all cookies, or only essential ones. */
export type Choice = "all" | "necessary";

export const CONSENT_DAYS = 365;
export const consentCookie = (siteKey: string): string => `${siteKey}_consent`;

/** Reads the choice from cookies; null when none was made. */
export function readChoice(cookies: string, siteKey: string): Choice | null {
  const name = `${consentCookie(siteKey)}=`;
  const value = cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(name))
    ?.slice(name.length);
  return value === "all" || value === "necessary" ? value : null;
}

/** Set on a document whose visitor isn't asked, or has answered. */
const ANSWERED = "document.documentElement.dataset.answered='1'";

/** A script for a page that every visitor shares: hides the question, before it is painted, from those who aren't asked. */
export const hideIfAnswered = (siteKey: string): string =>
  `if(navigator.globalPrivacyControl||document.cookie.includes("${consentCookie(siteKey)}="))${ANSWERED}`;
