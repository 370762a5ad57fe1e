import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** Creates a one-time ticket: random bits for its owner, 256 by default, and the hash that the shop stores. */
export function newTicket(bytes = BYTES): { ticket: string; hash: string } {
  const ticket = randomBytes(bytes).toString("base64url");
  return { ticket, hash: hashOf(ticket) };
}

/** Random tickets need no slow hash, because they cannot be guessed. */
export const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
