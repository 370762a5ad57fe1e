import { createHmac, timingSafeEqual } from "node:crypto";

/** A permission to upload one file, carried by the uploader and signed by us. */
export interface Ticket {
  /** Of the asset that the file becomes. */
  id: number;
  space: number;
  name: string;
  /** Unix time in seconds. */
  expires: number;
  /** What the asset is called and described with from the start. */
  values: Record<string, unknown>;
}

export interface SignedTicket {
  policy: string;
  signature: string;
}

export const TICKET_SECONDS = 15 * 60;

/** @param token of the management API: every process knows it, and uploads end when it is withdrawn */
export function signTicket(ticket: Ticket, token: string): SignedTicket {
  const policy = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return { policy, signature: signatureOf(policy, token) };
}

/** @returns null for one that nobody has signed, or whose time is over */
export function readTicket({ policy, signature }: SignedTicket, tokens: string[], now: Date): Ticket | null {
  const given = Buffer.from(signature);
  const isOurs = tokens.some((token) => {
    const right = Buffer.from(signatureOf(policy, token));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isOurs) return null;
  const ticket = JSON.parse(Buffer.from(policy, "base64url").toString("utf8")) as Ticket;
  return ticket.expires * 1000 > now.getTime() ? ticket : null;
}

const signatureOf = (policy: string, token: string): string => createHmac("sha256", `asset upload\0${token}`).update(policy).digest("hex");
