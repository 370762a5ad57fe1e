import type { Challenge } from "@azulejo/contract/areas/content.ts";
import { captchaAction } from "@azulejo/contract/content/forms.ts";
import { askServer } from "../../request/form-answer.ts";
import { CaptchaFailure } from "./captcha-failure.ts";

interface Prepared {
  answer(): Promise<string>;
  goodUntil: number;
}

/** A challenge is valid for ten minutes; two are reserved for clock differences and slow typing. */
const GOOD_MS = 8 * 60_000;

/** The captcha of one form: prepared while the visitor types, solved when the form is sent. */
export class FormCaptcha {
  readonly #address: string;
  readonly #form: string;
  #prepared: Promise<Prepared> | null = null;

  /** @param address on the page's own server that returns the challenge */
  constructor(address: string, form: string) {
    this.#address = address;
    this.#form = form;
  }

  /** Starts early; failures are reported by `answer`. */
  begin(): void {
    this.#ready().catch(() => {});
  }

  /** @throws if no answer is available; the next call starts over */
  async answer(): Promise<string> {
    try {
      const prepared = await this.#ready();
      if (prepared.goodUntil > Date.now()) return await prepared.answer();
      this.forget();
      return await (await this.#ready()).answer();
    } catch (error) {
      this.forget();
      throw error instanceof TypeError ? error : new CaptchaFailure(String(error));
    }
  }

  /** Discards an answer that was used or refused. */
  forget(): void {
    this.#prepared = null;
  }

  #ready(): Promise<Prepared> {
    this.#prepared ??= this.#prepare();
    return this.#prepared;
  }

  async #prepare(): Promise<Prepared> {
    const response = await askServer<Challenge>(`${this.#address}?form=${encodeURIComponent(this.#form)}`);
    if (!response.ok) throw new Error(response.messages[0]);
    const challenge = response.value;
    if (challenge.kind === "recaptcha") {
      const { loadRecaptcha } = await import("./recaptcha-loader.ts");
      const provider = await loadRecaptcha(challenge.siteKey, { address: challenge.scriptUrl });
      return { answer: () => provider.execute(captchaAction(this.#form)), goodUntil: Number.POSITIVE_INFINITY };
    }
    const goodUntil = Date.now() + GOOD_MS;
    const { solveWork } = await import("./solve-work.ts");
    const solved = await solveWork(challenge.challenge);
    return { answer: async () => solved, goodUntil };
  }
}
