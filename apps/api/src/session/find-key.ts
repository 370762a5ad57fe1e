import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { selectKey, touchSecret } from "./api-key.repository.ts";
import { keyOfHeader, refusalOf } from "./api-key.rules.ts";
import type { StaffSession } from "./staff-session.ts";
import { hashOf } from "./ticket.ts";

/** Uses within this time are noted as one. */
const NOTED_MS = 60_000;
/** The most keys that a process remembers; a key that it has forgotten is counted by its address once more. */
const MOST_KNOWN = 10_000;

interface Use {
  query: Query;
  storefrontId: number;
  address: string;
  now: Date;
}

/** Looks up API keys, and remembers which secrets exist. */
export interface KeyLookup {
  /** Returns whose budget a key's call counts for, without a query; null for a key that this process hasn't seen yet. */
  known(header: string): string | null;
  /** Returns a key with its rights. @throws the `api_key_…` error that says why it is refused */
  find(header: string, use: Use): Promise<StaffSession>;
}

export function createKeyLookup(): KeyLookup {
  const known = new Map<string, string>();
  return {
    known(header) {
      const key = keyOfHeader(header);
      return key ? (known.get(hashOf(key)) ?? null) : null;
    },
    async find(header, { query, storefrontId, address, now }) {
      const key = keyOfHeader(header);
      const hash = key && hashOf(key);
      const stored = hash ? await selectKey(query, hash) : null;
      if (!hash || !stored) throw new ShopError("api_key_unknown");
      remember(known, hash, stored.session.id);
      const refusal = refusalOf(stored, { storefrontId, address, now });
      if (refusal === "api_key_address") throw new ShopError(refusal, { address });
      if (refusal) throw new ShopError(refusal);
      const isNoted = stored.usedFrom === address && stored.usedAt && now.getTime() - stored.usedAt.getTime() < NOTED_MS;
      if (!isNoted) await touchSecret(query, stored.secretId, now, address);
      return stored.session;
    },
  };
}

function remember(known: Map<string, string>, hash: string, owner: string): void {
  known.set(hash, owner);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
