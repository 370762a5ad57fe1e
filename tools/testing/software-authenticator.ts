import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** Creates and uses passkeys byte by byte as a device does, so that the tests run the library's real verification. */
export interface SoftwareAuthenticator {
  /** The credential id in base64url. */
  id: string;
  create(options: Options, more?: Bent): Record<string, unknown>;
  get(options: Options, more?: Bent): Record<string, unknown>;
}

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** Deviations from correct behavior that simulate an attacker or a fault. */
export interface Bent {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The device doesn't check who uses it (no fingerprint or PIN). */
  unverified?: boolean;
  /** Reports this signature counter instead of the real one. */
  counter?: number;
  /** Signs with a different key than the passkey's. */
  foreignKey?: boolean;
}

const ORIGIN = "http://localhost:3000";
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** @param counts whether it counts its signatures; most real devices always report zero */
export function createAuthenticator({ counts = false } = {}): SoftwareAuthenticator {
  const id = randomBytes(32);
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let signatures = 0;
  const clientData = (type: string, { challenge }: Options, bent: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? ORIGIN, crossOrigin: false }));
  const head = (options: Options, flags: number, bent: Bent): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(bent.counter ?? (counts ? ++signatures : 0));
    const shown = USER_PRESENT | (bent.unverified ? 0 : USER_VERIFIED) | flags;
    return Buffer.concat([sha256(bent.rpId ?? options.rpId ?? options.rp?.id ?? ""), Buffer.from([shown]), counter]);
  };
  const credential = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response,
  });
  return {
    id: base64url(id),
    create(options, bent = {}) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(pair.publicKey)]);
      const authData = Buffer.concat([head(options, WITH_KEY, bent), key]);
      const attestation = map([text("fmt"), text("none"), text("attStmt"), map([]), text("authData"), bytes(authData)]);
      const clientDataJSON = base64url(clientData("webauthn.create", options, bent));
      return credential({ clientDataJSON, attestationObject: base64url(attestation), transports: ["internal"] });
    },
    get(options, bent = {}) {
      const data = clientData("webauthn.get", options, bent);
      const authData = head(options, 0, bent);
      const { privateKey } = bent.foreignKey ? generateKeyPairSync("ec", { namedCurve: "P-256" }) : pair;
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({ clientDataJSON: base64url(data), authenticatorData: base64url(authData), signature: base64url(signature) });
    },
  };
}

/** Encodes the subset of CBOR (RFC 8949) that a passkey needs. */
const item = (major: number, value: number): Buffer =>
  value < 24 ? Buffer.from([(major << 5) | value]) : value < 256 ? Buffer.from([(major << 5) | 24, value]) : sized(major, value);

function sized(major: number, value: number): Buffer {
  const buffer = Buffer.from([(major << 5) | 25, 0, 0]);
  buffer.writeUInt16BE(value, 1);
  return buffer;
}
const whole = (value: number): Buffer => (value < 0 ? item(1, -1 - value) : item(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([item(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([item(3, value.length), Buffer.from(value)]);
const map = (keysAndValues: Buffer[]): Buffer => Buffer.concat([item(5, keysAndValues.length / 2), ...keysAndValues]);

/** Encodes a public key as a COSE key (RFC 9053) for ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [across, up] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return map([whole(1), whole(2), whole(3), whole(-7), whole(-1), whole(1), whole(-2), bytes(across), whole(-3), bytes(up)]);
}
