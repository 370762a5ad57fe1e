import { randomBytes } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function randomText(length: number): string {
  let text = "";
  for (const byte of randomBytes(length)) text += LETTERS[byte % LETTERS.length];
  return text;
}

/** Returns a new, unguessable id such as `pi_3Tq…`. */
export function newId(prefix: string): string {
  return `${prefix}_3${randomText(23)}`;
}

/** The secret with which a browser may see and confirm one payment. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}
