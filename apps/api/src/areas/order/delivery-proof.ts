import { z } from "zod";
import type { Services, ShopServices } from "../../context.ts";

/** What proves a delivery: a picture, or a document such as a receipt that was signed. */
export type ProofKind = "picture" | "document";

const HOUR_MS = 3_600_000;
const places = {
  picture: { purpose: "picture:", path: "customer/deliverypicture" },
  document: { purpose: "delivery-document:", path: "customer/deliverydocument" },
} as const;
const ticketOf = z.object({ id: z.number(), expiresAt: z.number() });

/** Returns an address of what proves a delivery, encrypted with the session secret, which expires within an hour. */
export function proofLink(
  { seal, publicUrl, now }: Pick<Services & ShopServices, "seal" | "publicUrl" | "now">,
  { id, kind }: { id: number; kind: ProofKind },
): string {
  const { purpose, path } = places[kind];
  const ticket = { id, expiresAt: now().getTime() + HOUR_MS } satisfies z.infer<typeof ticketOf>;
  return `${publicUrl}/api/${path}/${seal.seal(purpose + JSON.stringify(ticket))}`;
}

/** Returns the proof that a ticket is for; null if it is expired, forged, or for something else. */
export function openProofTicket({ seal, now }: Pick<Services, "seal" | "now">, sealed: string, kind: ProofKind): number | null {
  const { purpose } = places[kind];
  const plain = seal.open(sealed);
  if (!plain?.startsWith(purpose)) return null;
  const { id, expiresAt } = ticketOf.parse(JSON.parse(plain.slice(purpose.length)));
  return expiresAt < now().getTime() ? null : id;
}
