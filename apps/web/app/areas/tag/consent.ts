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

/** A script for a page that every visitor shares: hides the question, before it is painted, from those who aren't asked. */
export const hideIfAnswered = (siteKey: string): string =>
  `if(navigator.globalPrivacyControl||/${consentCookie(siteKey)}=/.test(document.cookie))document.body.dataset.answered=1`;
