import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";

/** The cost of one hash: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** As OWASP recommends. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each hash takes one of libuv's four threads; file and DNS operations need the others. */
const AT_ONCE = 2;

/** Hashes with argon2id off the event loop, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns false for null, in the same time as for any hash. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** @param cost of new hashes; a stored one is verified at its own */
export function createPasswords(cost = COST): Passwords {
  const limit = pLimit(AT_ONCE);
  const derive = (password: string, salt: Buffer, cost: PasswordCost) => limit(() => run(password, salt, cost));
  const nobody: StoredHash = { salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES), cost };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return write({ salt, hash: await derive(password, salt, cost), cost });
    },
    async verify(password, stored) {
      const { salt, hash, cost: spent } = (stored && read(stored)) || nobody;
      const same = timingSafeEqual(await derive(password, salt, spent), hash);
      return stored !== null && same;
    },
  };
}

/** Normalizes the password, so that accents typed in another Unicode form are the same. */
function run(password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost): Promise<Buffer> {
  const parameters = { message: password.normalize("NFKC"), nonce, memory, passes, parallelism, tagLength: HASH_BYTES };
  return new Promise((resolve, reject) => argon2("argon2id", parameters, (error, tag) => (error ? reject(error) : resolve(tag))));
}

interface StoredHash {
  salt: Buffer;
  hash: Buffer;
  cost: PasswordCost;
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** Writes the PHC string format, so that the cost can rise while old hashes stay valid. */
const write = ({ salt, hash, cost }: StoredHash): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;

function read(stored: string): StoredHash | null {
  const [, m, t, p, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? [];
  if (!salt || !hash) return null;
  return {
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
    cost: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
  };
}
