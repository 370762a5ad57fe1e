import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** What is handed out once: 256 random bits for its owner, and the hash that the shop keeps. */
export function newTicket(): { ticket: string; hash: string } {
  const ticket = randomBytes(BYTES).toString("base64url");
  return { ticket, hash: hashOf(ticket) };
}

/** Random tickets need no slow hash: nobody can try them all. */
export const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
