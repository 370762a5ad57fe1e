import type { Fulfilment } from "@azulejo/contract";
import type { LotUnits, Recipient, Room } from "@azulejo/database";
import type { HeldUnits } from "../stock/index.ts";

export interface StoredLine {
  lineId: number;
  itemId: number;
  productId: number;
  quantity: number;
  fulfilment: Fulfilment;
  /** The lots that the buyer has agreed to; null as long as there is nothing to agree to. */
  agreedLots: LotUnits[] | null;
  /** Together at most the quantity. */
  rooms: Room[];
  /** The lot of a sample that the buyer has named; null to go by the buyer's last sample. */
  sampleLot: string | null;
  seenPriceCents: number;
  recipient: Recipient | null;
}

export interface StoredBag {
  id: string;
  /** `quoted`: a sales quote was requested for it. */
  status: "open" | "ordered" | "joined" | "quoted";
  /** The bag's account; null for a guest's. */
  accountId: number | null;
  pickupPlaceId: number | null;
  /** The open bag with later additions, for a quoted bag and an ordered one. */
  nextBagId: string | null;
  /** The gift card that its buyer wants to use. */
  giftCardId: number | null;
  checkout: Record<string, unknown>;
  /** Codes of promotions, in the order in which they were entered. */
  promotionCodes: string[];
  /** Whether delivered prices were quoted for it. */
  hasQuotes: boolean;
  /** Units that staff reserved for the bag. */
  reservations: HeldUnits[];
  /** Stock held by an attempt to pay for it; the next attempt takes it over. */
  attempted: HeldUnits[];
  lines: StoredLine[];
}

export const emptyBag: StoredBag = {
  id: "",
  status: "open",
  accountId: null,
  pickupPlaceId: null,
  nextBagId: null,
  giftCardId: null,
  checkout: {},
  promotionCodes: [],
  hasQuotes: false,
  reservations: [],
  attempted: [],
  lines: [],
};
