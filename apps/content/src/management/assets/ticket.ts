import { createHmac, timingSafeEqual } from "node:crypto";

/** A signed permission to upload one file. */
export interface Ticket {
  /** Id of the asset to create. */
  id: number;
  space: number;
  name: string;
  /** Unix time in seconds. */
  expires: number;
  /** The asset's initial fields. */
  values: Record<string, unknown>;
}

export interface SignedTicket {
  policy: string;
  signature: string;
}

export const TICKET_SECONDS = 15 * 60;

/** @param token of the management API: every process has it, and revoking it ends uploads */
export function signTicket(ticket: Ticket, token: string): SignedTicket {
  const policy = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return { policy, signature: signatureOf(policy, token) };
}

/** @returns null for a ticket with an invalid signature, or an expired one */
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
