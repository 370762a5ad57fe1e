import type { Challenge } from "@azulejo/contract/areas/content.ts";

/** The port that distinguishes people from bots without a puzzle. */
export interface Captcha {
  /** Returns the task that a browser has to solve before it sends a form. */
  offer(form: string): Promise<Challenge>;
  /** Returns a key by which a repeated answer is recognized; null if it is not an answer. */
  keyOf(answer: string): string | null;
  /** @throws content_captcha unless the answer is correct, for this form, and not expired */
  check(answer: string, form: string): Promise<void>;
}
