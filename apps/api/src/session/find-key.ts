import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type StoredKey, selectKey, touchSecret } from "./api-key.repository.ts";
import { credentialOf, type KeyState, refusalOf } from "./api-key.rules.ts";
import { sessionOfToken } from "./auth-token.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { StaffSession } from "./staff-session.ts";
import { hashOf } from "./ticket.ts";

/** Uses of a key within this time in ms are recorded once. */
const NOTED_MS = 60_000;
/** Maximum number of keys that a process remembers. A forgotten key is rate-limited by its address once more. */
const MAX_KNOWN = 10_000;

interface Use {
  query: Query;
  keys: SigningKeys;
  storefrontId: number;
  address: string;
  now: Date;
}

/** Looks up API keys, and remembers which secrets and access tokens are good. */
export interface KeyLookup {
  /** Returns the key to rate-limit a call by, without a query; null for a key that this process hasn't seen. */
  known(header: string): string | null;
  /** Returns the key that a header names with its rights. @throws the `api_key_…` error that says why it is refused */
  find(header: string, use: Use): Promise<StaffSession>;
}

export function createKeyLookup(): KeyLookup {
  const known = new Map<string, string>();
  return {
    known: (header) => known.get(hashOf(header)) ?? null,
    async find(header, use) {
      const stored = await selectNamed(header, use);
      remember(known, hashOf(header), stored.session.id);
      checkKey(stored, use);
      await noteUse(stored, use);
      return stored.session;
    },
  };
}

async function selectNamed(header: string, { query, keys, storefrontId, now }: Use): Promise<StoredKey> {
  const credential = credentialOf(header);
  if (credential && "token" in credential) {
    const id = await sessionOfToken(keys, "key", storefrontId, credential.token, now);
    const stored = id === null ? null : await selectKey(query, { id: Number(id) });
    if (!stored) throw new ShopError("api_key_token");
    return stored;
  }
  const stored = credential && (await selectKey(query, { hash: hashOf(credential.key) }));
  if (!stored) throw new ShopError("api_key_unknown");
  return stored;
}

/** @throws the `api_key_…` error that says why a key is refused */
export function checkKey(key: KeyState, use: Pick<Use, "storefrontId" | "address" | "now">): void {
  const refusal = refusalOf(key, use);
  if (refusal === "api_key_address") throw new ShopError(refusal, { address: use.address });
  if (refusal) throw new ShopError(refusal);
}

export async function noteUse({ secretId, usedAt, usedFrom }: StoredKey, { query, address, now }: Pick<Use, "query" | "address" | "now">) {
  const isNoted = usedFrom === address && usedAt && now.getTime() - usedAt.getTime() < NOTED_MS;
  if (!isNoted) await touchSecret(query, secretId, now, address);
}

function remember(known: Map<string, string>, hash: string, owner: string): void {
  known.set(hash, owner);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
}
