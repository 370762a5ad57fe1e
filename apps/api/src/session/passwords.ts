import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import bcrypt from "bcryptjs";
import pLimit from "p-limit";

/** The cost of one hash: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** The cost that OWASP recommends. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each hash takes one of libuv's four threads; file and DNS operations need the others. */
const AT_ONCE = 2;

/** Hashes with argon2id off the event loop, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password, also with bcrypt and Argon2 hashes of other systems. For null it returns false after the same time as with a hash
   * of the shop.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Returns whether a hash is of another kind than new ones, or cheaper. Its password is then hashed again at the next sign-in. */
  isOutdated(hash: string): boolean;
}

/** @param cost of new hashes; stored ones are verified at their own cost */
export function createPasswords(cost = COST): Passwords {
  const limit = pLimit(AT_ONCE);
  const derive = (password: string, like: StoredHash) => limit(() => run(password, like));
  const nobody: StoredHash = { kind: "argon2id", salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES), cost };
  return {
    async hash(password) {
      const fresh = { ...nobody, salt: randomBytes(SALT_BYTES) };
      return write({ ...fresh, hash: await derive(password, fresh) });
    },
    async verify(password, stored) {
      if (stored?.startsWith("$2")) return limit(() => bcrypt.compare(password, stored));
      const known = (stored && read(stored)) || nobody;
      const same = timingSafeEqual(await derive(password, known), known.hash);
      return stored !== null && same;
    },
    isOutdated(stored) {
      const known = read(stored);
      return known?.kind !== "argon2id" || known.cost.memory < cost.memory || known.cost.passes < cost.passes;
    },
  };
}

/** Normalizes the password, so that accents in another Unicode form are the same. */
function run(password: string, { kind, salt, hash, cost }: StoredHash): Promise<Buffer> {
  const { memory, passes, parallelism } = cost;
  const parameters = { message: password.normalize("NFKC"), nonce: salt, memory, passes, parallelism, tagLength: hash.length };
  return new Promise((resolve, reject) => argon2(kind, parameters, (error, tag) => (error ? reject(error) : resolve(tag))));
}

interface StoredHash {
  kind: "argon2id" | "argon2i" | "argon2d";
  salt: Buffer;
  hash: Buffer;
  cost: PasswordCost;
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** Writes a hash in the PHC string format, which contains its cost, so that the cost can be raised later. */
const write = ({ kind, salt, hash, cost }: StoredHash): string =>
  `$${kind}$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;

function read(stored: string): StoredHash | null {
  const [, kind, m, t, p, salt, hash] =
    /^\$(argon2id|argon2i|argon2d)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? [];
  if (!salt || !hash) return null;
  return {
    kind: kind as StoredHash["kind"],
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
    cost: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
  };
}

/** Maximum cost of a hash. A more expensive one would delay everybody else's sign-in. */
const MOST = { bcryptRounds: 13, memory: 131_072, passes: 10, parallelism: 8 };

/** Returns whether a hash of another system can be verified here at an acceptable cost. */
export function isVerifiable(stored: string): boolean {
  const [, rounds] = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored) ?? [];
  if (rounds) return Number(rounds) >= 4 && Number(rounds) <= MOST.bcryptRounds;
  const known = read(stored);
  if (!known || known.salt.length < 8 || known.hash.length < 16 || known.hash.length > 64) return false;
  const { memory, passes, parallelism } = known.cost;
  const isEnough = parallelism >= 1 && passes >= 1 && memory >= 8 * parallelism;
  return isEnough && memory <= MOST.memory && passes <= MOST.passes && parallelism <= MOST.parallelism;
}
