import type { Envelope } from "@azulejo/contract";

type Refusal = Extract<Envelope<never>, { success: false }>;

/** The API refused a call. `messages` are for the user, in the language of the call; `fields` are by their path in its input. */
export class CallRefused extends Error {
  override name = "CallRefused";
  readonly code: string;
  readonly messages: string[];
  readonly fields: Record<string, string>;
  readonly status: number;

  constructor({ code, messages, fields = {} }: Pick<Refusal, "code" | "messages" | "fields">, status: number) {
    super(messages.join(" "));
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.status = status;
  }
}

/** There was no response, so nobody knows whether the call arrived. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/** Nobody is signed in, or the session has ended. */
export class SignedOut extends Error {
  override name = "SignedOut";
}
