/** A text message to one phone. */
export interface TextMessage {
  /** In E.164. */
  to: string;
  body: string;
  /** Comes back with the reports of what became of it. */
  key: string;
}

/** A provider's webhook: a text from a phone, or the outcome of one of ours. */
export type TextEvent =
  | { kind: "received"; from: string; body: string }
  | { kind: "status"; key: string; state: "sent" | "delivered" | "failed"; errorCode: string | null };

/** Sends text messages. */
export interface TextMessages {
  /** Hands a message over. @throws TextRefusedError when trying again is useless, any other error when it may help */
  send(message: TextMessage): Promise<{ ref: string }>;
  /** Reads a webhook's form; null when its signature is wrong. @param url its address at the shop, as the provider called it */
  readEvent(url: URL, form: URLSearchParams, signature: string): TextEvent | null;
}

/** The provider will never deliver this message to this phone. */
export class TextRefusedError extends Error {
  /** Whether the phone's owner stopped messages at the provider. */
  readonly isStopped: boolean;
  readonly code: string;
  constructor(code: string, isStopped: boolean) {
    super(`the text message was refused: ${code}`);
    this.name = "TextRefusedError";
    this.code = code;
    this.isStopped = isStopped;
  }
}
