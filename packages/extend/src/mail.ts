/** An email, complete and in its reader's language. */
export interface Mail {
  to: string;
  from: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers by name. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Identifies an email that is sent twice. */
  key: string;
}

/** The port for email. A failed email is sent again for three days. */
export interface Mailer {
  /** Hands an email over within a minute. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
