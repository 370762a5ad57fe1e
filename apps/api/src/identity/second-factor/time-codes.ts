import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** The TOTP settings that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Accepts one step of clock drift either way. */
const WINDOW = 1;

/** Returns a new secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth://totp/…` address for the app's QR code. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SHAPE, issuer, label, secret }).toString();

/** Returns the time step that a code belongs to, or null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...SHAPE, secret: Secret.fromBase32(secret), token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta;
}

/** Leaves out characters that are easily misread: 32 letters and digits, five bits each. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** 120 bits, so hashes need no salt, because they can't be brute-forced. Codes of earlier releases have three groups. */
const GROUPS = 6;
const GROUP_LENGTH = 4;
const RECOVERY_CODES = 10;

const newGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** Returns new recovery codes for a lost phone, such as `k7mq-2xwd-9hnt-b4cz-m8fu-r3ay`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
