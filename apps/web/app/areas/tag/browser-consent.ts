import { type Choice, CONSENT_DAYS, consentCookie, readChoice } from "./consent.ts";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser itself signals Global Privacy Control. */
export const hasSignal = (): boolean => navigator.globalPrivacyControl === true;

export const storedChoice = (siteKey: string): Choice | null => readChoice(document.cookie, siteKey);

export const mayMeasure = (siteKey: string): boolean => !hasSignal() && storedChoice(siteKey) === "all";

export const CHOSEN = "azulejo:consent";

/** Stores the choice, hides the question and informs the page. */
export function keepChoice(siteKey: string, choice: Choice): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${consentCookie(siteKey)}=${choice}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
  document.body.dataset.answered = "1";
  window.dispatchEvent(new Event(CHOSEN));
}

/** What the server knows about this visitor's Global Privacy Control signal. */
export interface PrivacySignal {
  /** Whether the request had the header `Sec-GPC: 1`. */
  signal: boolean;
  receivedAt: string;
}

export async function askSignal(language: string): Promise<PrivacySignal | null> {
  try {
    const answer = await fetch(`/${language}/privacy-signal`, { headers: { accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as PrivacySignal) : null;
  } catch {
    return null;
  }
}
