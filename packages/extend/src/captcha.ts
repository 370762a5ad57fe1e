import type { Challenge } from "@azulejo/contract/areas/content.ts";

/** The port that distinguishes people from bots without a puzzle. */
export interface Captcha {
  /** Returns what the browser has to do before it sends a form. */
  offer(form: string): Promise<Challenge>;
  /** Returns a key that identifies a repeated answer; null when it is not an answer. */
  keyOf(answer: string): string | null;
  /** @throws content_captcha unless the answer was made for this form, is correct and has not expired */
  check(answer: string, form: string): Promise<void>;
}
