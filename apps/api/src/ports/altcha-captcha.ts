import { hkdfSync } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Challenge } from "@azulejo/contract/areas/content.ts";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import { z } from "zod";
import type { Captcha } from "./captcha.ts";

interface AltchaOptions {
  /** Signs the challenges; the same in every process of the shop. */
  secret: string;
  now(): Date;
  /** The number of rounds of one attempt; tests use fewer. */
  cost?: number;
}

const VALID_MS = 10 * 60_000;
/** About half a second on one phone core: negligible for a person, expensive for a sender of thousands. */
const COST = 5000;
const TRIES = { least: 150, most: 400 };

const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.number(),
        data: z.object({ form: z.string() }),
      })
      .strict(),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/) }),
});

/** Creates a proof-of-work captcha that is issued and checked by the shop itself, so that no third party learns about visitors. */
export function createAltchaCaptcha({ secret, now, cost = COST }: AltchaOptions): Captcha {
  const secrets = { hmacSignatureSecret: derived(secret, "challenge"), hmacKeySignatureSecret: derived(secret, "key") };
  return {
    async offer(form) {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(TRIES.most, TRIES.least),
        deriveKey,
        expiresAt: new Date(now().getTime() + VALID_MS),
        data: { form },
        ...secrets,
      });
      return { kind: "altcha", challenge } as Challenge;
    },
    keyOf(answer) {
      const read = readPayload(answer);
      return read ? `altcha:${read.challenge.signature}` : null;
    },
    async check(answer, form) {
      const read = readPayload(answer);
      if (!read || read.challenge.parameters.data.form !== form) throw new ShopError("content_captcha");
      if (read.challenge.parameters.expiresAt * 1000 < now().getTime()) throw new ShopError("content_captcha");
      const { verified } = await verifySolution({ ...(read as Payload), deriveKey, ...secrets }).catch(() => ({ verified: false }));
      if (!verified) throw new ShopError("content_captcha");
    },
  };
}

/** Derives the protocol's two secrets from the operator's one. */
const derived = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `azulejo captcha ${purpose}`, 32)).toString("hex");

function readPayload(answer: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(answer, "base64").toString("utf8")));
  } catch {
    return null;
  }
}
