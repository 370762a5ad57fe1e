import { deflateRawSync, inflateRawSync } from "node:zlib";
import { languages, ShopError } from "@azulejo/contract";
import { letterIds } from "@azulejo/contract/staff/letters.ts";
import { z } from "zod";
import type { Seal } from "../../../../session/seal.ts";

const HOUR_MS = 3_600_000;
/** Maximum length of an address, which every proxy accepts. */
const LONGEST = 7_000;

const words = z.record(z.string(), z.string());
const ticketed = z.object({
  kind: z.literal("letter"),
  storefrontId: z.number(),
  letter: z.enum(letterIds),
  language: z.enum(languages),
  words: z.object({ en: words, es: words }),
  expiresAt: z.number(),
});
type Ticketed = z.infer<typeof ticketed>;

/** Returns the encrypted part of a preview's address, which can't be forged. @throws office_letter_words_long */
export function sealLetter(seal: Seal, now: Date, sample: Omit<Ticketed, "kind" | "expiresAt">): string {
  const packed = deflateRawSync(JSON.stringify({ kind: "letter", ...sample, expiresAt: now.getTime() + HOUR_MS } satisfies Ticketed));
  const ticket = seal.seal(packed.toString("base64"));
  if (ticket.length > LONGEST) throw new ShopError("office_letter_words_long");
  return ticket;
}

/** Decrypts the ticket of a preview; null for one that has expired or is of another kind. */
export function openLetter(seal: Seal, now: Date, ticket: string): Ticketed | null {
  const opened = seal.open(ticket);
  if (opened === null) return null;
  try {
    const found = ticketed.safeParse(JSON.parse(inflateRawSync(Buffer.from(opened, "base64")).toString("utf8"))).data;
    return found && found.expiresAt >= now.getTime() ? found : null;
  } catch {
    return null;
  }
}
