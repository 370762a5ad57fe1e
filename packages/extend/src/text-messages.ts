/** A text message to one phone. */
export interface TextMessage {
  /** In E.164. */
  to: string;
  body: string;
  /** Returned in status reports of the message. */
  key: string;
}

/** A provider's webhook: a message from a phone, or the status of a sent one. */
export type TextEvent =
  | { kind: "received"; from: string; body: string }
  | { kind: "status"; key: string; state: "sent" | "delivered" | "failed"; errorCode: string | null };

/** Sends text messages. */
export interface TextMessages {
  /** Sends a message. @throws TextRefusedError if retrying is useless, another error if it may help */
  send(message: TextMessage): Promise<{ ref: string }>;
  /** Parses a webhook's form; null if its signature is invalid. @param url its address at the shop, as the provider called it */
  readEvent(url: URL, form: URLSearchParams, signature: string): TextEvent | null;
}

/** Thrown if the provider will never deliver this message to this phone. */
export class TextRefusedError extends Error {
  /** Whether the phone's owner has stopped messages at the provider. */
  readonly isStopped: boolean;
  readonly code: string;
  constructor(code: string, isStopped: boolean) {
    super(`the text message was refused: ${code}`);
    this.name = "TextRefusedError";
    this.code = code;
    this.isStopped = isStopped;
  }
}
