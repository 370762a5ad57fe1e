import { randomUUID } from "node:crypto";
import type { Database } from "@azulejo/database";
import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Seal } from "./seal.ts";
import { insertSigningKey, type StoredSigningKey, selectSigningKeys } from "./signing-key.repository.ts";

const ALGORITHM = "EdDSA";
const DAY_MS = 86_400_000;
/** After this time a new key is used for signing; the old one still verifies its tokens. */
const SIGNS_FOR_MS = 30 * DAY_MS;
const PROVES_FOR_MS = 37 * DAY_MS;

type Key = Awaited<ReturnType<typeof importJWK>>;

interface KnownKey {
  id: string;
  madeAt: number;
  public: Key;
  private: Key;
}

/** Keys for signing auth tokens. They are stored encrypted in the database, shared by all processes, and renewed every 30 days. */
export interface SigningKeys {
  algorithm: string;
  current(): Promise<{ id: string; key: Key }>;
  /** Returns a key that this process has already read, without querying. */
  peek(id: string): Key | null;
  /** Returns null for an unknown key, or one whose tokens have all expired. */
  find(id: string): Promise<Key | null>;
}

export function createSigningKeys({ database, seal, now }: { database: Database; seal: Seal; now(): Date }): SigningKeys {
  let known: KnownKey[] = [];
  let making: Promise<unknown> | null = null;
  const proves = (key: KnownKey): boolean => now().getTime() - key.madeAt < PROVES_FOR_MS;
  const signs = (): KnownKey | undefined => known.find((key) => now().getTime() - key.madeAt < SIGNS_FOR_MS);
  async function read(): Promise<void> {
    const rows = await selectSigningKeys(database.query);
    const opened = await Promise.all(rows.map((row) => open(row, seal)));
    known = opened.filter((key) => key !== null).filter(proves);
  }
  async function make(): Promise<void> {
    await read();
    if (signs()) return;
    const pair = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
    const key = {
      id: randomUUID(),
      publicKey: (await exportJWK(pair.publicKey)) as Record<string, unknown>,
      sealedPrivateKey: seal.seal(JSON.stringify(await exportJWK(pair.privateKey))),
      createdAt: now(),
    };
    await insertSigningKey(database.query, key);
    await read();
  }
  const peek = (id: string) => known.find((key) => key.id === id && proves(key))?.public ?? null;
  return {
    algorithm: ALGORITHM,
    peek,
    async current() {
      if (!signs()) {
        making ??= make().finally(() => {
          making = null;
        });
        await making;
      }
      const key = signs();
      if (!key) throw new Error("no key to sign auth tokens with");
      return { id: key.id, key: key.private };
    },
    async find(id) {
      const here = peek(id);
      if (here) return here;
      // Another process may have created the key. A made-up id costs one read of a small table.
      if (!/^[\w-]{36}$/.test(id)) return null;
      await read();
      return peek(id);
    },
  };
}

/** Returns null for a key encrypted with an earlier SESSION_SECRET, whose tokens are no longer valid. */
async function open(row: StoredSigningKey, seal: Seal): Promise<KnownKey | null> {
  const privateKey = seal.open(row.sealedPrivateKey);
  if (privateKey === null) return null;
  return {
    id: row.id,
    madeAt: row.createdAt.getTime(),
    public: await importJWK(row.publicKey as JWK, ALGORITHM),
    private: await importJWK(JSON.parse(privateKey) as JWK, ALGORITHM),
  };
}
