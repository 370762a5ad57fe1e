import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts small values with SESSION_SECRET. */
export interface Seal {
  seal(plain: string): string;
  /** Returns null for data that was altered or encrypted with another secret. */
  open(sealed: string): string | null;
  /** Returns the value encrypted with the current secret if an earlier one was used, otherwise null. */
  renew(sealed: string): string | null;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param former an earlier secret, whose values can still be decrypted; without it they count as altered
 * @param purpose gives values that are sealed all the time a key of their own; one key's random nonces don't repeat for 2^32 values
 */
export function createSeal(secret: string, former?: string, purpose = "seal"): Seal {
  const key = keyOf(secret, purpose);
  const formerKey = former === undefined ? null : keyOf(former, purpose);
  const openFormer = (sealed: string): string | null => formerKey && openWith(formerKey, sealed);
  const seal = (plain: string): string => sealWith(key, plain);
  return {
    seal,
    open: (sealed) => openWith(key, sealed) ?? openFormer(sealed),
    renew(sealed) {
      const plain = openWith(key, sealed) === null ? openFormer(sealed) : null;
      return plain === null ? null : seal(plain);
    },
  };
}

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", `azulejo ${purpose}`, KEY_BYTES));

function sealWith(key: Buffer, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function openWith(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
