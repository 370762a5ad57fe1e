import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { bits, der, identifier, integer, octets, sequence, setOf, time, truth, utf8 } from "./der.ts";

/** A key and its certificate, both PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const ECDSA_WITH_SHA256 = sequence(identifier("1.2.840.10045.4.3.2"));
const DAY_MS = 86_400_000;
const VALID_DAYS = 825;

function nameOf(commonName: string): Buffer {
  return sequence(setOf(sequence(identifier("2.5.4.3"), utf8(commonName))));
}

function alternativeNames(): Buffer {
  const dns = der(0x82, Buffer.from("localhost"));
  const ipv4 = der(0x87, Buffer.from([127, 0, 0, 1]));
  const ipv6 = der(0x87, Buffer.from([...Array<number>(15).fill(0), 1]));
  return sequence(identifier("2.5.29.17"), octets(sequence(dns, ipv4, ipv6)));
}

function extensions(): Buffer {
  const authority = sequence(identifier("2.5.29.19"), truth(), octets(sequence(truth())));
  return der(0xa3, sequence(alternativeNames(), authority));
}

function pem(label: string, content: Buffer): string {
  const lines = content.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

/**
 * Creates a self-signed certificate for localhost, 127.0.0.1 and ::1. Node creates keys and signatures but not
 * certificates, so this encodes the fields as DER.
 */
export function selfSignedCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = nameOf("Azulejo sandbox mail");
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now.getTime() - DAY_MS)), time(new Date(now.getTime() + VALID_DAYS * DAY_MS))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    extensions(),
  );
  const signature = sign("sha256", body, privateKey);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: pem("CERTIFICATE", sequence(body, ECDSA_WITH_SHA256, bits(signature))),
  };
}
