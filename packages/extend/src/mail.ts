/** A complete email in its reader's language. */
export interface Mail {
  to: string;
  from: string;
  /** The reply address, if not the sender's. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers by name. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Identifies an email, so that a repeat can be recognized. */
  key: string;
}

/** The port for email. Failed emails are retried for three days. */
export interface Mailer {
  /** Sends an email; must end within a minute. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
