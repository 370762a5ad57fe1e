import type { Challenge } from "@azulejo/contract/areas/content.ts";

/** The port that tells people from machines without a puzzle. */
export interface Captcha {
  /** What the browser does before it sends a form. */
  offer(form: string): Promise<Challenge>;
  /** Recognises the same answer when it comes again; null for what is no answer at all. */
  keyOf(answer: string): string | null;
  /** @throws content_captcha unless the answer was made for this form, is right and is not too old */
  check(answer: string, form: string): Promise<void>;
}
