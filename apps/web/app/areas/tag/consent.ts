/** A visitor's choice: all cookies, or only essential ones. */
export type Choice = "all" | "necessary";

export const CONSENT_DAYS = 365;
export const consentCookie = (siteKey: string): string => `${siteKey}_consent`;

/** Reads the choice from cookies; null if none was made. */
export function readChoice(cookies: string, siteKey: string): Choice | null {
  const name = `${consentCookie(siteKey)}=`;
  const value = cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(name))
    ?.slice(name.length);
  return value === "all" || value === "necessary" ? value : null;
}

/** Returns a script for pages shared by all visitors: before the question is painted, it hides it from visitors who needn't be asked. */
export const hideIfAnswered = (siteKey: string): string =>
  `if(navigator.globalPrivacyControl||/${consentCookie(siteKey)}=/.test(document.cookie))document.body.dataset.answered=1`;
