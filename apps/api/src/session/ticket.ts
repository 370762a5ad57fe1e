import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** Creates a one-time ticket: random bytes for its owner, 256 bits by default, and the hash to store. */
export function newTicket(bytes = BYTES): { ticket: string; hash: string } {
  const ticket = randomBytes(bytes).toString("base64url");
  return { ticket, hash: hashOf(ticket) };
}

/** Random tickets need no slow hash, because they cannot be guessed. */
export const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
