import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { withPrefix } from "../../../session/api-key.rules.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";
import { endSecrets, insertKey, insertSecret, type NewKey } from "./key.repository.ts";

const HINT_LETTERS = 4;

/** The id of a key, and its secret, of which only a hash is stored. */
export interface IssuedKey {
  keyId: number;
  secret: string;
}

/** Creates a key with its first secret. Call it inside a transaction. @throws office_key_exists */
export async function issueKey(query: Query, key: NewKey): Promise<IssuedKey> {
  const keyId = await insertKey(query, key);
  if (keyId === null) throw new ShopError("office_key_exists", { name: key.name });
  return { keyId, secret: await addSecret(query, keyId, key.now) };
}

/** Creates a new secret for a key. Call it inside a transaction. @param endsAt when the earlier ones stop working */
export async function replaceSecret(query: Query, keyId: number, { now, endsAt }: { now: Date; endsAt: Date }): Promise<IssuedKey> {
  await endSecrets(query, keyId, endsAt);
  return { keyId, secret: await addSecret(query, keyId, now) };
}

async function addSecret(query: Query, keyId: number, now: Date): Promise<string> {
  const secret = withPrefix(newTicket().ticket);
  await insertSecret(query, keyId, { hash: hashOf(secret), hint: secret.slice(-HINT_LETTERS), createdAt: now });
  return secret;
}
