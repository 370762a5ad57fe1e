import type { Address } from "postal-mime";
import PostalMime from "postal-mime";

/** An attachment. */
export interface MailPart {
  filename: string | null;
  mimeType: string;
  contentId: string | null;
  size: number;
  content: Buffer;
}

/** A received message; everything else is parsed from its raw text. */
export interface StoredMail {
  id: string;
  receivedAt: string;
  envelope: { from: string; to: string[] };
  subject: string;
  raw: Buffer;
}

export interface ParsedMail {
  headers: { name: string; value: string }[];
  from: string;
  to: string[];
  html: string | null;
  text: string | null;
  parts: MailPart[];
}

function spelled(address: Address): string {
  if (address.group !== undefined) return address.group.map(spelled).join(", ");
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

export async function parseMail(raw: Uint8Array): Promise<ParsedMail & { subject: string }> {
  const mail = await PostalMime.parse(raw);
  const parts = mail.attachments.map((part) => {
    const content = bytesOf(part.content);
    const contentId = part.contentId?.replace(/^<|>$/g, "") ?? null;
    return { filename: part.filename, mimeType: part.mimeType, contentId, size: content.length, content };
  });
  return {
    subject: mail.subject ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    from: mail.from === undefined ? "" : spelled(mail.from),
    to: (mail.to ?? []).map(spelled),
    html: mail.html ?? null,
    text: mail.text ?? null,
    parts,
  };
}
