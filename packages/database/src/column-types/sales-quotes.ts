import type { Recipient, Room } from "./lines.ts";

/** A line of a sales quote. Prices in cents per sell unit. */
export interface ApprovedLine {
  itemNo: string;
  name: string;
  detail: string;
  quantity: number;
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  goodsCents: number | null;
}

export interface OfferedLine {
  itemId: number;
  productId: number;
  itemNo: string;
  /** Name and detail in the language of the quote. */
  name: string;
  detail: string;
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  /** In 1e-4 square feet per sell unit; null if not sold by area. */
  areaPerUnit: number | null;
  quantity: number;
  fulfilment: "DLVR" | "PKUP" | "ELTR";
  unitPriceCents: number;
  /** That day's price without the quote. */
  todayCents: number;
  rooms: Room[];
  sampleLot: string | null;
  recipient: Recipient | null;
}
