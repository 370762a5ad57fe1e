import { z } from "zod";
import type { Services, ShopServices } from "../../context.ts";

const HOUR_MS = 3_600_000;
const PURPOSE = "picture:";
const ticketOf = z.object({ id: z.number(), expiresAt: z.number() });

/** Returns an address of the picture of a delivery, encrypted with the session secret, which expires within an hour. */
export function pictureLink({ seal, publicUrl, now }: Pick<Services & ShopServices, "seal" | "publicUrl" | "now">, id: number): string {
  const ticket = { id, expiresAt: now().getTime() + HOUR_MS } satisfies z.infer<typeof ticketOf>;
  return `${publicUrl}/api/customer/deliverypicture/${seal.seal(PURPOSE + JSON.stringify(ticket))}`;
}

/** Returns the picture that a ticket is for; null if it is expired or forged. */
export function openPictureTicket({ seal, now }: Pick<Services, "seal" | "now">, sealed: string): number | null {
  const plain = seal.open(sealed);
  if (!plain?.startsWith(PURPOSE)) return null;
  const { id, expiresAt } = ticketOf.parse(JSON.parse(plain.slice(PURPOSE.length)));
  return expiresAt < now().getTime() ? null : id;
}
